import { companyTables } from '@freightdesk/company-tables';
import { intlShipmentTables } from '@freightdesk/intl-shipment-tables';
import { ledgerTables } from '@freightdesk/ledger-tables';
import { partiesTables } from '@freightdesk/parties-tables';
import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { taxTables } from '@freightdesk/tax-tables';
import { up as invoices } from './migrations/2026-11-21-080-invoices';
import { up as purchaseInvoices } from './migrations/2026-11-21-120-purchase-invoices';
import { up as ledger } from './migrations/2026-11-22-250-ledger';
import { up as posted } from './migrations/2026-11-22-251-posted';
import { up as seals } from './migrations/2026-11-22-253-seals';
import { up as lists } from './migrations/2026-11-22-352-invoices';
import { up as settled } from './migrations/2026-11-22-361-settled';
import { up as documents } from './migrations/2026-11-22-362-documents';
import { up as documentSums } from './migrations/2026-11-22-363-document-sums';
import { up as withheld } from './migrations/2026-11-22-364-withheld';
import { up as keptPlans } from './migrations/2026-11-22-370-kept-plans';
import { up as names } from './migrations/2026-11-22-391-names';
import { up as owedDays } from './migrations/2026-11-22-401-owed-days';
import { up as withheldSums } from './migrations/2026-11-22-402-withheld-sums';
import { up as numbers } from './migrations/2026-11-22-412-numbers';
import { up as terms } from './migrations/2026-11-22-461-terms';
import { up as chargeHeads } from './migrations/2026-11-22-471-charge-heads';
import { up as notes } from './migrations/2026-11-22-480-notes';
import { up as kinds } from './migrations/2026-11-22-481-kinds';
import { up as returns } from './migrations/2026-11-22-482-returns';
import { up as charges } from './migrations/2026-11-22-532-charges';
import { up as einvoice } from './migrations/2026-11-22-572-einvoice';
import { up as open } from './migrations/2026-11-22-591-open';
import { up as followedUp } from './migrations/2026-11-22-601-followed-up';
import { up as recurring } from './migrations/2026-11-22-603-recurring';
import { up as costCheck } from './migrations/2026-11-22-611-cost-check';
import { up as tdsPapers } from './migrations/2026-11-22-614-tds-papers';
import { up as withheldNothing } from './migrations/2026-11-22-615-withheld-nothing';
import { up as gstr2b } from './migrations/2026-11-22-617-gstr2b';
import { up as remittanceSeen } from './migrations/2026-11-22-618-remittance-seen';
import { up as closed } from './migrations/2026-11-23-734-closed';
import { up as unpaidCredit } from './migrations/2026-11-23-691-unpaid-credit';
import { up as broughtForward } from './migrations/2026-11-23-740-brought-forward';
import { up as lateBills } from './migrations/2026-11-23-745-late-bills';
import { up as einvoiceDue } from './migrations/2026-11-23-755-einvoice-due';
import { up as ofRegistration } from './migrations/2026-11-23-748-of-registration';
import { up as documentDiscount } from './migrations/2026-11-23-756-document-discount';
import { up as withoutLut } from './migrations/2026-11-23-757-without-lut';
import { up as sezUnderLut } from './migrations/2026-11-23-692-sez-under-lut';
import { up as interest } from './migrations/2026-11-23-760-interest';
import { up as branches } from './migrations/2026-11-23-796-branches';
import { up as register } from './migrations/2026-11-23-950-register';
import { up as namesByDay } from './migrations/2026-11-30-148-names-by-day';
import { up as seriesOfJobs } from './migrations/2026-11-30-155-series-of-jobs';
import { up as foundInNames } from './migrations/2026-11-30-165-found-in-names';
import { up as chargedLines } from './migrations/2026-11-30-159-charged-lines';
import { up as registerSums } from './migrations/2026-11-30-168-register-sums';
import { up as supplySums } from './migrations/2026-11-30-169-supply-sums';
import { up as jobGroups } from './migrations/2026-11-30-176-job-groups';
import { up as jobsOfRegisters } from './migrations/2026-11-30-177-jobs-of-registers';
import { up as owedParties } from './migrations/2026-11-30-180-owed-parties';
import { up as documentTallies } from './migrations/2026-11-30-182-document-tallies';
import { up as partiesCounted } from './migrations/2026-11-30-189-parties-counted';
import { up as standingOfSeries } from './migrations/2026-11-30-191-standing-of-series';
import { up as countedNames } from './migrations/2026-11-30-183-counted-names';
import { up as documentJobs } from './migrations/2026-11-30-185-document-jobs';
import { up as recordNumbers } from './migrations/2026-11-30-171-record-numbers';
import { up as numbersOnce } from './migrations/2026-11-30-173-numbers-once';
import { up as textOfNames } from './migrations/2026-12-01-205-text-of-names';
import { up as countsOfNames } from './migrations/2026-12-01-206-counts-of-names';
import { up as unbilledParties } from './migrations/2026-12-01-216-unbilled-parties';
import './tables.generated';

/** What is kept of documents beside them, and made anew of them. */
const sums = [
  'document_job',
  'document_month',
  'document_party',
  'document_tally',
  'job_group_sum',
  'late_bill',
  'owed_day',
  'owed_party',
  'register_sum',
  'withheld_month',
  'withheld_party_month',
];

export const invoicesTables: Tables = {
  domain: 'invoices',
  tables: [
    ...['gstr2b_document', 'gstr2b_file'],
    ...sums,
    ...[
      'einvoice',
      'interest_span',
      'purchase_invoice',
      'purchase_invoice_line',
      'remittance_paper',
      'recurring_invoice',
      'sale_invoice',
      'sale_invoice_line',
      'unpaid_credit_move',
    ],
  ],
  kept: sums,
  appendOnly: ['interest_span', 'unpaid_credit_move'],
  needs: [groundTables, companyTables, intlShipmentTables, ledgerTables, partiesTables, taxTables],
  migrations: {
    '2026-11-21-080-invoices': invoices,
    '2026-11-21-120-purchase-invoices': purchaseInvoices,
    '2026-11-22-250-ledger': ledger,
    '2026-11-22-251-posted': posted,
    '2026-11-22-253-seals': seals,
    '2026-11-22-352-invoices': lists,
    '2026-11-22-361-settled': settled,
    '2026-11-22-362-documents': documents,
    '2026-11-22-363-document-sums': documentSums,
    '2026-11-22-364-withheld': withheld,
    '2026-11-22-370-kept-plans': keptPlans,
    '2026-11-22-391-names': names,
    '2026-11-22-401-owed-days': owedDays,
    '2026-11-22-402-withheld-sums': withheldSums,
    '2026-11-22-412-numbers': numbers,
    '2026-11-22-461-terms': terms,
    '2026-11-22-471-charge-heads': chargeHeads,
    '2026-11-22-480-notes': notes,
    '2026-11-22-481-kinds': kinds,
    '2026-11-22-482-returns': returns,
    '2026-11-22-532-charges': charges,
    '2026-11-22-572-einvoice': einvoice,
    '2026-11-22-591-open': open,
    '2026-11-22-601-followed-up': followedUp,
    '2026-11-22-603-recurring': recurring,
    '2026-11-22-611-cost-check': costCheck,
    '2026-11-22-614-tds-papers': tdsPapers,
    '2026-11-22-615-withheld-nothing': withheldNothing,
    '2026-11-22-617-gstr2b': gstr2b,
    '2026-11-22-618-remittance-seen': remittanceSeen,
    '2026-11-23-734-closed': closed,
    '2026-11-23-691-unpaid-credit': unpaidCredit,
    '2026-11-23-740-brought-forward': broughtForward,
    '2026-11-23-692-sez-under-lut': sezUnderLut,
    '2026-11-23-745-late-bills': lateBills,
    '2026-11-23-755-einvoice-due': einvoiceDue,
    '2026-11-23-748-of-registration': ofRegistration,
    '2026-11-23-756-document-discount': documentDiscount,
    '2026-11-23-757-without-lut': withoutLut,
    '2026-11-23-760-interest': interest,
    '2026-11-23-796-branches': branches,
    '2026-11-23-950-register': register,
    '2026-11-30-148-names-by-day': namesByDay,
    '2026-11-30-155-series-of-jobs': seriesOfJobs,
    '2026-11-30-165-found-in-names': foundInNames,
    '2026-11-30-159-charged-lines': chargedLines,
    '2026-11-30-168-register-sums': registerSums,
    '2026-11-30-169-supply-sums': supplySums,
    '2026-11-30-176-job-groups': jobGroups,
    '2026-11-30-177-jobs-of-registers': jobsOfRegisters,
    '2026-11-30-180-owed-parties': owedParties,
    '2026-11-30-182-document-tallies': documentTallies,
    '2026-11-30-189-parties-counted': partiesCounted,
    '2026-11-30-191-standing-of-series': standingOfSeries,
    '2026-11-30-183-counted-names': countedNames,
    '2026-11-30-185-document-jobs': documentJobs,
    '2026-11-30-171-record-numbers': recordNumbers,
    '2026-11-30-173-numbers-once': numbersOnce,
    '2026-12-01-205-text-of-names': textOfNames,
    '2026-12-01-206-counts-of-names': countsOfNames,
    '2026-12-01-216-unbilled-parties': unbilledParties,
  },
};
