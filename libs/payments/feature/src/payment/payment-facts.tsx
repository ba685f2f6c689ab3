import { type Payment, paymentDirectionLabel, paymentModeLabel, paymentPaths } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AmountText, DateText, type Fact, FactList, MoneyText } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paymentWords } from '../payment-words.data';

type Translate = (text: string) => string;

function amountFacts(payment: Payment, t: Translate): Fact[] {
  const { currency, amountMinor, tdsPaise, bankChargesPaise, allocatedMinor, unallocatedMinor } = payment;
  const amount = (minor: number) => <AmountText minor={minor} currency={currency} />;
  return [
    { label: t('Amount'), value: amount(amountMinor) },
    ...(tdsPaise > 0 ? [{ label: t('TDS withheld'), value: <MoneyText paise={tdsPaise} /> }] : []),
    ...(bankChargesPaise > 0 ? [{ label: t('Bank charges'), value: <MoneyText paise={bankChargesPaise} /> }] : []),
    ...(payment.account === null && payment.refundOf === null
      ? [
          { label: t('Allocated'), value: amount(allocatedMinor) },
          { label: t('Unallocated'), value: amount(unallocatedMinor) },
        ]
      : []),
  ];
}

/** A foreign account gives up dollars at what the books kept them at, which the ledger below tells: here is what the rate says. */
function foreignFacts(
  { direction, form15ca, account, currency, exchangeRate, bankAmountPaise, bankChargesPaise, fxGainPaise }: Payment,
  t: Translate,
): Fact[] {
  const papers = form15ca === null ? [] : [{ label: t('Form 15CA'), value: form15ca }];
  if (currency === 'INR') return papers;
  // An expense has its charges within it.
  const charged = account === null ? bankChargesPaise : 0;
  const worthPaise = bankAmountPaise + (direction === 'RECEIPT' ? charged : -charged);
  return [
    { label: t('Exchange rate'), value: exchangeRate },
    { label: t('In rupees at this rate'), value: <MoneyText paise={worthPaise} /> },
    ...(worthPaise === bankAmountPaise
      ? []
      : [
          {
            label: t(paymentWords[direction === 'RECEIPT' ? 'RECEIPT' : 'PAYMENT'].atBank),
            value: <MoneyText paise={bankAmountPaise} />,
          },
        ]),
    ...(account === null
      ? [{ label: t('Exchange gain or loss against its documents'), value: <MoneyText paise={fxGainPaise} /> }]
      : []),
    ...papers,
  ];
}

/** The GST of an expense, or within what the bank kept. */
function gstFacts(
  { account, gstRate, taxablePaise, itcEligible, reverseCharge, ...payment }: Payment,
  t: Translate,
): Fact[] {
  if (gstRate === null) return [];
  const { cgstPaise, sgstPaise, igstPaise } = payment;
  const taxPaise = (cgstPaise ?? 0) + (sgstPaise ?? 0) + (igstPaise ?? 0);
  return [
    {
      label: t(account ? 'Taxable value' : 'Bank charges without GST'),
      value: <MoneyText paise={taxablePaise ?? 0} />,
    },
    { label: `GST ${gstRate}%`, value: <MoneyText paise={taxPaise} /> },
    ...(reverseCharge ? [{ label: t('Reverse charge'), value: t('Yes') }] : []),
    { label: t('Input credit may be taken'), value: itcEligible ? t('Yes') : t('No') },
  ];
}

/** What it is for where it is for nobody's invoices, and the paper of a due. */
function accountFacts({ account, job, challanNumber, challanBsrCode, challanDate }: Payment, t: Translate): Fact[] {
  if (account === null) return [];
  return [
    { label: t('Account'), value: `${account.code} ${t(account.name)}` },
    ...(job === null ? [] : [{ label: t('Job'), value: job.number }]),
    ...(challanNumber === null
      ? []
      : [
          { label: t('Challan number'), value: challanNumber },
          { label: t('BSR code'), value: challanBsrCode },
          { label: t('Challan date'), value: challanDate && <DateText date={challanDate} /> },
        ]),
  ];
}

const linked = ({ id, number }: { id: string; number: string }) => (
  <Link component={RouterLink} to={paymentPaths.view.href(id)} noWrap>
    {number}
  </Link>
);

/** Of money whose payer is found out later: by whom it was claimed, and by which receipt it came. */
function assignedFacts({ assigned, fromReceipt, toAssignPaise }: Payment, t: Translate): Fact[] {
  return [
    ...(fromReceipt === null ? [] : [{ label: t('Assigned from'), value: linked(fromReceipt) }]),
    ...assigned.map((receipt) => ({ label: receipt.party.name, value: linked(receipt) })),
    ...(toAssignPaise > 0 || assigned.length > 0
      ? [{ label: t('Left to assign'), value: <MoneyText paise={toAssignPaise} /> }]
      : []),
  ];
}

/** The GST that an advance bears, and under which papers. */
function advanceFacts({ advanceTax, advanceTaxReason, refundOf }: Payment, t: Translate): Fact[] {
  if (!advanceTax) return advanceTaxReason ? [{ label: t('Why no GST is due'), value: advanceTaxReason }] : [];
  const { number, refundNumber, gstRate, cgstPaise, sgstPaise, igstPaise, leftTaxPaise } = advanceTax;
  return [
    { label: t('Receipt voucher'), value: number },
    {
      label: t(refundOf ? 'GST that went back' : 'GST on the advance'),
      value: <MoneyText paise={cgstPaise + sgstPaise + igstPaise} />,
    },
    { label: t('GST rate'), value: `${gstRate}%` },
    ...(refundOf ? [] : [{ label: t('Not adjusted yet'), value: <MoneyText paise={leftTaxPaise} /> }]),
    ...(refundNumber === null ? [] : [{ label: t('Refund voucher'), value: refundNumber }]),
  ];
}

export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const { direction, party, date, bank, mode, reference, reverseReason } = payment;
  return (
    <>
      {reverseReason !== null && (
        <Alert severity="warning">{t('Reversed: {{reason}}', { reason: reverseReason })}</Alert>
      )}
      <FactList
        facts={[
          { label: t('Kind'), value: t(paymentDirectionLabel[direction]) },
          { label: t('Party'), value: party?.name },
          { label: t('Date'), value: <DateText date={date} /> },
          { label: t('Bank'), value: bank.name },
          { label: t('Mode'), value: t(paymentModeLabel[mode]) },
          { label: t('Reference'), value: reference },
          ...(payment.refundOf ? [{ label: t('Refund of'), value: linked(payment.refundOf) }] : []),
          ...amountFacts(payment, t),
          ...foreignFacts(payment, t),
          ...advanceFacts(payment, t),
          ...accountFacts(payment, t),
          ...gstFacts(payment, t),
          ...assignedFacts(payment, t),
        ]}
      />
    </>
  );
}
