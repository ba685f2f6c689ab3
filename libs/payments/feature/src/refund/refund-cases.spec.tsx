import { advanceTaxFigures, type Payment, refundedFigures, type TaxedAdvance } from '@freightdesk/payments-contract';
import { paymentOf, type RefundCase, refundCases } from '@freightdesk/payments-contract/testing';
import { formatMinor, formatPaise } from '@freightdesk/shared-money';
import { renderScreen } from '@freightdesk/shared-testing-web';
import { taxOf } from '@freightdesk/tax-contract';
import { screen } from '@testing-library/react';
import { RefundPreview } from './refund-preview';

type AdvanceTax = Payment['advanceTax'];

/** The tax of the whole advance, as the server has it when nothing of it went back. */
function taxOfAdvance({ receipt: { amountMinor, advanceTax } }: RefundCase): AdvanceTax {
  if (!advanceTax) return null;
  const { gstRate, placeOfSupply = '27' } = advanceTax;
  const terms = { gstRate, placeOfSupply, supply: placeOfSupply === '29' ? 'INTRA' : 'INTER' } as const;
  const { taxablePaise, ...heads } = advanceTaxFigures(amountMinor, terms);
  const whole = { ...heads, advancePaise: amountMinor };
  const numbers = { number: 'RV/26-27/000001', refundNumber: null };
  return { ...numbers, ...terms, ...whole, taxablePaise, leftTaxPaise: taxOf(whole), left: whole };
}

const less = (left: TaxedAdvance, taken: TaxedAdvance): TaxedAdvance => ({
  advancePaise: left.advancePaise - taken.advancePaise,
  cgstPaise: left.cgstPaise - taken.cgstPaise,
  sgstPaise: left.sgstPaise - taken.sgstPaise,
  igstPaise: left.igstPaise - taken.igstPaise,
});

/** The receipt as the server has it once a part went back. */
function after(payment: Payment, amountMinor: number): Payment {
  const { tax, leftMinor, leftTaxPaise } = refundedFigures(payment, amountMinor);
  const { advanceTax } = payment;
  const left = advanceTax && tax && { ...advanceTax, left: less(advanceTax.left, tax), leftTaxPaise };
  return { ...payment, unallocatedMinor: leftMinor, advanceTax: left };
}

function receiptOf(one: RefundCase): Payment {
  const { amountMinor, currency = 'INR' } = one.receipt;
  const whole = paymentOf({ amountMinor, currency, unallocatedMinor: amountMinor, advanceTax: taxOfAdvance(one) });
  return (one.before ?? []).reduce(after, whole);
}

const shown = (label: string): string | undefined =>
  /[\d,.]+$/.exec(screen.queryByText(label)?.parentElement?.textContent ?? '')?.[0];

describe('what is shown of a refund before it is recorded', () => {
  it.each(refundCases)('$name', (one) => {
    const { amountMinor, receipt, expected } = one;
    const { taxPaise, leftMinor, leftTaxPaise } = expected;

    renderScreen(<RefundPreview payment={receiptOf(one)} amountMinor={amountMinor} />, { role: 'ACCOUNT' });

    expect({
      goesBack: shown('GST that goes back'),
      left: shown('Left as an advance'),
      onWhatIsLeft: shown('GST on what is left'),
    }).toEqual({
      goesBack: taxPaise === null ? undefined : formatPaise(taxPaise),
      left: formatMinor(leftMinor, receipt.currency ?? 'INR'),
      onWhatIsLeft: taxPaise === null ? undefined : formatPaise(leftTaxPaise),
    });
  });
});
