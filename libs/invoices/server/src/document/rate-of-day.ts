import { billingProblems } from '@freightdesk/invoices-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Tx } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { refuse } from '@freightdesk/shared-server-kit';
import { ratesOfDay } from '@freightdesk/tax-server';

/** What a document that the server makes is converted by: the table's rate of its own day; rupees have none. */
export async function rateOfDay(
  tx: Tx,
  { currency, date }: { currency: CurrencyCode; date: BusinessDate },
): Promise<{ exchangeRate?: string }> {
  if (currency === 'INR') return {};
  const exchangeRate = (await ratesOfDay(tx, date)).find((one) => one.currency === currency)?.rate;
  return { exchangeRate: exchangeRate ?? refuse(billingProblems.no_exchange_rate, { values: { currency } }) };
}
