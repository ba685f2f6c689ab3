import { type AdvanceRow, advanceTables } from './advances.rules';
import { documentsIssued } from './documents-issued.rules';
import { hsnSummary, type ServiceNames } from './hsn.rules';
import { addFigures, grouped, portalDate, portalHeads, rupees } from './return-amount.rules';
import type { DocumentHead, IssuedSeries } from './return-document';
import { type Gstr1Section, isIntra, type RatedPart, signOf } from './return-section.rules';
import type { Rated, ToldMonth, UntaxedRow } from './told-month.rules';

/** Written out, as the rows of invoices are: a month has thousands, and to spread objects into one another is most of their making. */
const itemOf = (rt: number, told: RatedPart['told'], ofOneState: boolean) =>
  ofOneState
    ? { rt, txval: rupees(told.taxablePaise), camt: rupees(told.cgstPaise), samt: rupees(told.sgstPaise), csamt: 0 }
    : { rt, txval: rupees(told.taxablePaise), iamt: rupees(told.igstPaise), csamt: 0 };

/** Rates of a document as the portal takes them, numbered from 1. */
const itemsOf = ({ document, parts }: Rated) =>
  parts.map(({ rate, told }, index) => ({
    num: index + 1,
    itm_det: itemOf(rate, told, isIntra(document)),
  }));

const typeOf = ({ document, parts }: Rated) => {
  if (document.supply !== 'SEZ') return 'R';
  return addFigures(parts).igstPaise === 0 ? 'SEWOP' : 'SEWP';
};

const invoiceHead = ({ number, date, totalPaise }: DocumentHead) => ({
  inum: number,
  idt: portalDate(date),
  val: rupees(totalPaise),
});
const noteHead = (document: DocumentHead) => ({
  ntty: document.kind === 'CREDIT_NOTE' ? 'C' : 'D',
  nt_num: document.number,
  nt_dt: portalDate(document.date),
  val: rupees(document.totalPaise),
});

const ofInvoice = (rated: Rated) => ({
  inum: rated.document.number,
  idt: portalDate(rated.document.date),
  val: rupees(rated.document.totalPaise),
  pos: rated.document.placeOfSupply,
  rchrg: rated.document.reverseCharge ? 'Y' : 'N',
  inv_typ: typeOf(rated),
  itms: itemsOf(rated),
});
const ofNote = (rated: Rated) => ({
  ...noteHead(rated.document),
  ...{ pos: rated.document.placeOfSupply, rchrg: rated.document.reverseCharge ? 'Y' : 'N', inv_typ: typeOf(rated) },
  itms: itemsOf(rated),
});

/** Rows of one recipient together, under its GSTIN. */
const byRecipient = <Row>(all: readonly Rated[], rowOf: (rated: Rated) => Row) =>
  grouped(all, ({ document }) => document.recipientGstin ?? '').map((rows) => ({
    ctin: rows[0]?.document.recipientGstin ?? '',
    rows: rows.map(rowOf),
  }));

const b2b = (all: readonly Rated[]) => byRecipient(all, ofInvoice).map(({ ctin, rows }) => ({ ctin, inv: rows }));

const cdnr = (all: readonly Rated[]) => byRecipient(all, ofNote).map(({ ctin, rows }) => ({ ctin, nt: rows }));

const b2cl = (all: readonly Rated[]) =>
  grouped(all, ({ document }) => document.placeOfSupply).map((rows) => ({
    pos: rows[0]?.document.placeOfSupply ?? '',
    inv: rows.map((rated) => ({ ...invoiceHead(rated.document), itms: itemsOf(rated) })),
  }));

/** Small supplies are told by place and rate, less what notes took off them. */
function b2cs(all: readonly Rated[]) {
  const rows = all.flatMap(({ document, parts }) => parts.map((part) => ({ document, part })));
  return grouped(rows, ({ document, part }) => `${document.placeOfSupply} ${isIntra(document)} ${part.rate}`).flatMap(
    (same) => {
      const [first] = same;
      if (!first) return [];
      const { document, part } = first;
      const figures = addFigures(same.map((row) => addFigures([row.part.told], signOf(row.document))));
      return [
        {
          sply_ty: isIntra(document) ? 'INTRA' : 'INTER',
          rt: part.rate,
          typ: 'OE',
          pos: document.placeOfSupply,
          txval: rupees(figures.taxablePaise),
          ...portalHeads(figures, isIntra(document)),
        },
      ];
    },
  );
}

const flatItems = ({ parts }: Rated) =>
  parts.map(({ rate, told }) => ({
    txval: rupees(told.taxablePaise),
    rt: rate,
    iamt: rupees(told.igstPaise),
    csamt: 0,
  }));

const paymentOf = ({ exportWithPayment }: DocumentHead) => (exportWithPayment ? 'WPAY' : 'WOPAY');

const exp = (all: readonly Rated[]) =>
  grouped(all, ({ document }) => paymentOf(document)).map((rows) => ({
    exp_typ: rows[0] ? paymentOf(rows[0].document) : 'WOPAY',
    inv: rows.map((rated) => ({ ...invoiceHead(rated.document), itms: flatItems(rated) })),
  }));

const unregisteredType = ({ supply, exportWithPayment }: DocumentHead) => {
  if (supply !== 'EXPORT') return 'B2CL';
  return exportWithPayment ? 'EXPWP' : 'EXPWOP';
};

const cdnur = (all: readonly Rated[]) =>
  all.map((rated) => ({
    typ: unregisteredType(rated.document),
    ...noteHead(rated.document),
    ...(rated.document.supply !== 'EXPORT' && { pos: rated.document.placeOfSupply }),
    itms: itemsOf(rated),
  }));

/** What bore no tax, by where it went and why. */
const nil = ({ sply_ty, expt_amt, nil_amt, ngsup_amt }: UntaxedRow) => ({
  sply_ty,
  ...{ expt_amt: rupees(expt_amt), nil_amt: rupees(nil_amt), ngsup_amt: rupees(ngsup_amt) },
});

export interface Gstr1Books {
  gstin: string;
  /** `MMYYYY`. */
  period: string;
  told: ToldMonth;
  issued: readonly IssuedSeries[];
  advances: readonly AdvanceRow[];
  names: ServiceNames;
}

/** GSTR-1 as the portal's offline tool takes it. A section with nothing in it is left out, but for the documents issued. */
export function gstr1Json({ gstin, period, told, issued, advances, names }: Gstr1Books): Record<string, unknown> {
  const of = (section: Gstr1Section) => told.rated.filter((each) => each.section === section);
  const sections = {
    ...{ b2b: b2b(of('b2b')), b2cl: b2cl(of('b2cl')), b2cs: b2cs(of('b2cs')), exp: exp(of('exp')) },
    ...{ cdnr: cdnr(of('cdnr')), cdnur: cdnur(of('cdnur')) },
  };
  const filled = Object.fromEntries(Object.entries(sections).filter(([, rows]) => rows.length > 0));
  return {
    ...{ gstin, fp: period },
    ...filled,
    ...(told.untaxed.length > 0 && { nil: { inv: told.untaxed.map(nil) } }),
    ...advanceTables(advances),
    hsn: hsnSummary(told.hsn, names),
    doc_issue: { doc_det: documentsIssued(issued) },
  };
}
