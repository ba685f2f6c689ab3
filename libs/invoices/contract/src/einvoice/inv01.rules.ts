import type { BusinessDate } from '@freightdesk/shared-calendar';
import { homeCountry } from '@freightdesk/parties-contract';
import { toPaise } from '@freightdesk/shared-money';
import { headsPerLine, type TaxHeads } from '@freightdesk/tax-contract';
import { discountOfLine } from '../sale-invoice/line-discount.rules';
import type { SaleInvoice } from '../sale-invoice/sale-invoice.schema';

/** The portal takes rupees with two decimals. */
const rupees = (paise: number): number => Number((paise / 100).toFixed(2));
const portalDate = (date: string): string => date.split('-').reverse().join('/');
/** The day of a document as the portal has it, in our form. */
export const dayAtPortal = ({ DocDtls }: Pick<Inv01, 'DocDtls'>): BusinessDate =>
  DocDtls.Dt.split('/').reverse().join('-');
const cut = (text: string, most: number): string => text.trim().slice(0, most);

const documentType = { CREDIT_NOTE: 'CRN', DEBIT_NOTE: 'DBN' } as const;
const typeOf = (kind: string) => (kind === 'CREDIT_NOTE' || kind === 'DEBIT_NOTE' ? documentType[kind] : 'INV');

function supplyType({ supply, exportWithPayment, igstPaise }: SaleInvoice): string {
  if (supply === 'EXPORT') return exportWithPayment ? 'EXPWP' : 'EXPWOP';
  if (supply === 'SEZ') return igstPaise > 0 ? 'SEZWP' : 'SEZWOP';
  return 'B2B';
}

type Address = SaleInvoice['supplier']['address'];

const addressOf = (address: Address) => ({
  Addr1: cut(address?.line1 ?? '', 100),
  ...(address?.line2 && { Addr2: cut(address.line2, 100) }),
  Loc: cut(address?.city ?? '', 50),
  Pin: Number(address?.pincode ?? 0),
});

/** Abroad there is no State and no PIN: the portal's own stand for them. */
const abroad = { Pin: 999999, Stcd: '96' } as const;

function buyerOf({ recipient, placeOfSupply }: SaleInvoice) {
  const isAbroad = recipient.country !== homeCountry;
  return {
    Gstin: recipient.gstin ?? 'URP',
    LglNm: cut(recipient.name, 100),
    Pos: isAbroad ? '96' : placeOfSupply.stateCode,
    ...addressOf(recipient.address),
    ...(isAbroad ? abroad : { Stcd: recipient.stateCode ?? placeOfSupply.stateCode }),
  };
}

/** Tax that the recipient owes is told on the lines too. */
function toldTax(invoice: SaleInvoice): readonly TaxHeads[] {
  if (!invoice.reverseCharge) return invoice.lines;
  return headsPerLine(
    invoice.lines.map((line) => ({ ...line, isTaxed: line.taxability === 'TAXABLE' })),
    invoice.supply,
  );
}

function itemsOf(invoice: SaleInvoice) {
  const tax = toldTax(invoice);
  return invoice.lines.map((line, index) => {
    const { cgstPaise, sgstPaise, igstPaise } = tax[index] ?? line;
    const isRated = line.taxability === 'TAXABLE';
    const discountPaise = toPaise(discountOfLine(line), invoice.currency, invoice.exchangeRate ?? '1');
    const charged = invoice.reverseCharge ? 0 : cgstPaise + sgstPaise + igstPaise;
    return {
      SlNo: String(index + 1),
      // The schema asks for none, and takes none of fewer than 3 signs.
      ...(line.description.length >= 3 && { PrdDesc: cut(line.description, 300) }),
      IsServc: 'Y',
      HsnCd: line.sac,
      // Amounts are in rupees, also those of another currency: the line is one unit of its value before discount.
      Qty: 1,
      Unit: 'OTH',
      UnitPrice: rupees(line.taxablePaise + discountPaise),
      TotAmt: rupees(line.taxablePaise + discountPaise),
      Discount: rupees(discountPaise),
      AssAmt: rupees(line.taxablePaise),
      GstRt: isRated ? Number(line.gstRate) : 0,
      CgstAmt: rupees(cgstPaise),
      SgstAmt: rupees(sgstPaise),
      IgstAmt: rupees(igstPaise),
      CesRt: 0,
      CesAmt: 0,
      TotItemVal: rupees(line.taxablePaise + charged),
    };
  });
}

function valuesOf(invoice: SaleInvoice) {
  const tax = invoice.reverseChargeTax ?? invoice;
  return {
    AssVal: rupees(invoice.taxablePaise),
    CgstVal: rupees(tax.cgstPaise),
    SgstVal: rupees(tax.sgstPaise),
    IgstVal: rupees(tax.igstPaise),
    CesVal: 0,
    StCesVal: 0,
    Discount: 0,
    OthChrg: 0,
    RndOffAmt: rupees(invoice.roundOffPaise),
    TotInvVal: rupees(invoice.totalPaise),
    ...(invoice.currency !== 'INR' && { TotInvValFc: invoice.currencyTotalMinor / 100 }),
  };
}

/** The document that a note corrects. */
export interface Preceding {
  number: string;
  date: string;
}

/** A sale document as the e-invoice portal takes it: schema INV-01, version 1.1 (notification 60/2020). */
export function inv01(invoice: SaleInvoice, preceding: Preceding | null) {
  const { supplier, supply, reverseCharge } = invoice;
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: supplyType(invoice), RegRev: reverseCharge ? 'Y' : 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: typeOf(invoice.kind), No: invoice.number ?? '', Dt: portalDate(invoice.date) },
    SellerDtls: {
      Gstin: supplier.gstin ?? '',
      LglNm: cut(supplier.name ?? '', 100),
      ...addressOf(supplier.address),
      Stcd: supplier.stateCode,
    },
    BuyerDtls: buyerOf(invoice),
    ItemList: itemsOf(invoice),
    ValDtls: valuesOf(invoice),
    ...(preceding && { RefDtls: { PrecDocDtls: [{ InvNo: preceding.number, InvDt: portalDate(preceding.date) }] } }),
    ...(supply === 'EXPORT' && {
      ExpDtls: { ForCur: invoice.currency, CntCode: invoice.recipient.country },
    }),
  };
}
export type Inv01 = ReturnType<typeof inv01>;
