import { banksTables } from '@freightdesk/banks-tables';
import { invoicesTables } from '@freightdesk/invoices-tables';
import { ledgerTables } from '@freightdesk/ledger-tables';
import { partiesTables } from '@freightdesk/parties-tables';
import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as payments } from './migrations/2026-11-21-090-payments';
import { up as posted } from './migrations/2026-11-22-251-posted';
import { up as seals } from './migrations/2026-11-22-253-seals';
import { up as lists } from './migrations/2026-11-22-353-payments';
import { up as settled } from './migrations/2026-11-22-361-settled';
import { up as withheld } from './migrations/2026-11-22-364-withheld';
import { up as search } from './migrations/2026-11-22-392-payments';
import { up as withheldSums } from './migrations/2026-11-22-402-withheld-sums';
import { up as numbers } from './migrations/2026-11-22-413-numbers';
import { up as vendors } from './migrations/2026-11-22-500-vendors';
import { up as expenses } from './migrations/2026-11-22-501-expenses';
import { up as advanceTax } from './migrations/2026-11-22-571-advance-tax';
import { up as settledOn } from './migrations/2026-11-22-592-settled-on';
import { up as withheldNothing } from './migrations/2026-11-22-616-withheld-nothing';
import { up as cheques } from './migrations/2026-11-23-732-cheques';
import { up as settlement } from './migrations/2026-11-23-671-settlement';
import { up as runs } from './migrations/2026-11-23-661-payment-runs';
import { up as issuedCheques } from './migrations/2026-11-23-666-issued-cheques';
import { up as chequePrints } from './migrations/2026-11-23-792-cheque-prints';
import { up as unidentified } from './migrations/2026-11-23-830-payments';
import { up as chargesGst } from './migrations/2026-11-23-831-charges-gst';
import { up as refunds } from './migrations/2026-11-23-870-payments';
import { up as refundsInCurrency } from './migrations/2026-11-23-930-payments';
import { up as reverseCharge } from './migrations/2026-11-24-150-payments';
import { up as form15ca } from './migrations/2026-11-24-995-payments';
import { up as referenceEnds } from './migrations/2026-11-25-130-payments';
import { up as countedParties } from './migrations/2026-11-30-184-counted-parties';
import { up as recordNumbers } from './migrations/2026-11-30-171-record-numbers';
import { up as numbersOnce } from './migrations/2026-11-30-173-numbers-once';
import { up as allocationSpans } from './migrations/2026-12-01-210-allocation-spans';
import { up as searchName } from './migrations/2026-12-01-203-search-name';
import './tables.generated';

export const paymentsTables: Tables = {
  domain: 'payments',
  tables: [
    'advance_tax',
    'allocation',
    'allocation_span',
    'bill_hold',
    'cheque_print',
    'payment',
    'payment_run',
    'payment_run_line',
    'settlement',
  ],
  appendOnly: ['advance_tax', 'allocation', 'cheque_print'],
  kept: ['allocation_span'],
  neverDeleted: ['payment', 'payment_run', 'settlement'],
  needs: [groundTables, banksTables, invoicesTables, ledgerTables, partiesTables],
  migrations: {
    '2026-11-21-090-payments': payments,
    '2026-11-22-251-posted': posted,
    '2026-11-22-253-seals': seals,
    '2026-11-22-353-payments': lists,
    '2026-11-22-361-settled': settled,
    '2026-11-22-364-withheld': withheld,
    '2026-11-22-392-payments': search,
    '2026-11-22-402-withheld-sums': withheldSums,
    '2026-11-22-413-numbers': numbers,
    '2026-11-22-500-vendors': vendors,
    '2026-11-22-501-expenses': expenses,
    '2026-11-22-571-advance-tax': advanceTax,
    '2026-11-22-592-settled-on': settledOn,
    '2026-11-22-616-withheld-nothing': withheldNothing,
    '2026-11-23-732-cheques': cheques,
    '2026-11-23-671-settlement': settlement,
    '2026-11-23-661-payment-runs': runs,
    '2026-11-23-666-issued-cheques': issuedCheques,
    '2026-11-23-792-cheque-prints': chequePrints,
    '2026-11-23-830-payments': unidentified,
    '2026-11-23-831-charges-gst': chargesGst,
    '2026-11-23-870-payments': refunds,
    '2026-11-23-930-payments': refundsInCurrency,
    '2026-11-24-150-payments': reverseCharge,
    '2026-11-24-995-payments': form15ca,
    '2026-11-25-130-payments': referenceEnds,
    '2026-11-30-184-counted-parties': countedParties,
    '2026-11-30-171-record-numbers': recordNumbers,
    '2026-11-30-173-numbers-once': numbersOnce,
    '2026-12-01-210-allocation-spans': allocationSpans,
    '2026-12-01-203-search-name': searchName,
  },
};
