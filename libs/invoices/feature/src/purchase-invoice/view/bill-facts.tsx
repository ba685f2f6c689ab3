import { type PurchaseInvoice, purchaseInvoiceKindLabel, purchasePaths } from '@freightdesk/invoices-contract';
import { homeCountry, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, type Fact, FactList, InstantText, SectionCard } from '@freightdesk/shared-ui';
import { BillMatch } from '../../gstr2b/bill-match';
import { correctionFacts } from '../../note/correction-facts';
import { DueDate } from '../../document/document-values';
import { Outstanding } from '../../document/outstanding';

type Translate = (text: string, values?: Record<string, string>) => string;

function vendorFacts({ vendor, supplierNumber, supplierDate }: PurchaseInvoice, t: Translate): Fact[] {
  const { gstin, pan, stateCode } = vendor;
  return [
    { label: t('Vendor'), value: vendor.name },
    { label: t('GSTIN'), value: gstin ?? t('Not registered') },
    { label: t('PAN'), value: pan },
    { label: t('State'), value: stateCode && `${t(stateName(stateCode))} (${stateCode})` },
    { label: t("Vendor's invoice number"), value: supplierNumber },
    { label: t("Vendor's invoice date"), value: <DateText date={supplierDate} /> },
  ];
}

/** A bill from abroad is paid once its forms are there. */
function remittanceFacts({ vendor, remittance, kind }: PurchaseInvoice, t: Translate): Fact[] {
  if (kind !== 'BILL' || vendor.country === homeCountry) return [];
  return [
    { label: t('Form 15CA'), value: remittance?.form15ca ?? t('Not entered: it is not paid without it') },
    ...(remittance?.form15cb ? [{ label: t('Form 15CB'), value: remittance.form15cb }] : []),
  ];
}

function bookFacts(bill: PurchaseInvoice, t: Translate): Fact[] {
  const { date, postedAt, selfInvoiceNumber, currency, exchangeRate, costOverrideReason, gstr2bState } = bill;
  const isForeign = currency !== 'INR';
  return [
    { label: t('Date in our books'), value: <DateText date={date} /> },
    { label: t('Posted on'), value: <InstantText instant={postedAt} /> },
    ...(selfInvoiceNumber ? [{ label: t('Invoice to ourselves'), value: selfInvoiceNumber }] : []),
    ...(costOverrideReason ? [{ label: t('Why it is posted above what was accrued'), value: costOverrideReason }] : []),
    ...remittanceFacts(bill, t),
    { label: t('Reverse charge'), value: bill.reverseCharge ? t('Yes') : t('No') },
    { label: t('Input credit'), value: bill.itcEligible ? t('Taken') : t('Not taken') },
    ...(gstr2bState ? [{ label: t('GSTR-2B'), value: <BillMatch bill={{ ...bill, gstr2bState }} /> }] : []),
    ...(isForeign ? [{ label: t('Exchange rate'), value: `₹ ${exchangeRate} = 1 ${currency}` }] : []),
  ];
}

/** Whose bill it is, how it stands and how it was booked. */
export function BillFacts({ bill }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t(purchaseInvoiceKindLabel[bill.kind])}>
      <FactList
        facts={[
          { label: t('Outstanding'), value: <Outstanding document={bill} /> },
          ...(bill.kind === 'BILL' ? [{ label: t('Due'), value: <DueDate document={bill} /> }] : []),
          ...correctionFacts(bill, { hrefOf: purchasePaths.edit.href, t }),
          ...vendorFacts(bill, t),
          ...bookFacts(bill, t),
        ]}
      />
    </SectionCard>
  );
}
