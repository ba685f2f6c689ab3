import { activityTables } from '@freightdesk/activity-tables';
import { domesticTables } from '@freightdesk/domestic-tables';
import { partiesTables } from '@freightdesk/parties-tables';
import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { trackingTables } from '@freightdesk/tracking-tables';
import { up as intlShipment } from './migrations/2026-11-21-070-intl-shipment';
import { up as posted } from './migrations/2026-11-22-251-posted';
import { up as tracking } from './migrations/2026-11-22-331-intl-shipment';
import { up as lists } from './migrations/2026-11-22-354-intl-shipment';
import { up as search } from './migrations/2026-11-22-393-intl-shipment';
import { up as numbers } from './migrations/2026-11-22-410-numbers';
import { up as promised } from './migrations/2026-11-22-451-promised';
import { up as quotations } from './migrations/2026-11-22-541-quotation';
import { up as waiting } from './migrations/2026-11-22-590-waiting';
import { up as followUps } from './migrations/2026-11-22-640-follow-up';
import { up as cutoffs } from './migrations/2026-11-22-641-cutoffs';
import { up as papers } from './migrations/2026-11-22-650-papers';
import { up as freeDays } from './migrations/2026-11-22-652-free-days';
import { up as rateSheets } from './migrations/2026-11-23-700-rate-sheet';
import { up as jobDays } from './migrations/2026-11-23-733-job-days';
import { up as offers } from './migrations/2026-11-23-701-offer';
import { up as checklist } from './migrations/2026-11-23-710-checklist';
import { up as customs } from './migrations/2026-11-23-711-customs';
import { up as consols } from './migrations/2026-11-23-770-consol';
import { up as jobShares } from './migrations/2026-11-23-771-job-share';
import { up as quotationAnswers } from './migrations/2026-11-23-776-intl-shipment';
import { up as ofJob } from './migrations/2026-11-23-807-intl-shipment';
import { up as foundSheets } from './migrations/2026-11-23-800-rate-sheet';
import { up as cargo } from './migrations/2026-11-23-850-cargo';
import { up as leadCargo } from './migrations/2026-11-23-890-lead-cargo';
import { up as sentAddress } from './migrations/2026-11-23-892-sent-address';
import { up as customsValues } from './migrations/2026-11-23-901-intl-shipment';
import { up as quotedCargo } from './migrations/2026-11-24-986-quoted-cargo';
import { up as billsAndPorts } from './migrations/2026-11-24-987-bills-and-ports';
import { up as backToBack } from './migrations/2026-11-24-988-back-to-back';
import { up as billsApart } from './migrations/2026-11-25-100-bills-apart';
import { up as legs } from './migrations/2026-11-25-101-legs';
import { up as divisor } from './migrations/2026-11-25-102-divisor';
import { up as places } from './migrations/2026-11-29-155-places';
import { up as converted } from './migrations/2026-11-30-160-converted';
import { up as ofCustomer } from './migrations/2026-11-30-162-of-customer';
import { up as jobsByMonth } from './migrations/2026-11-30-175-jobs-by-month';
import { up as underWay } from './migrations/2026-11-30-193-under-way';
import { up as recordNumbers } from './migrations/2026-11-30-171-record-numbers';
import { up as numbersOnce } from './migrations/2026-11-30-173-numbers-once';
import { up as searchTexts } from './migrations/2026-12-01-201-search-texts';
import './tables.generated';

export const intlShipmentTables: Tables = {
  domain: 'intl-shipment',
  tables: [
    ...['jobcard', 'jobcard_container', 'jobcard_leg', 'jobcard_package', 'jobcard_paper', 'lead', 'shipment'],
    ...['quotation', 'quotation_alternative', 'quotation_charge'],
    ...['rate_sheet', 'job_apportionment', 'job_share'],
  ],
  appendOnly: [],
  needs: [activityTables, domesticTables, groundTables, partiesTables, trackingTables],
  migrations: {
    '2026-11-21-070-intl-shipment': intlShipment,
    '2026-11-22-251-posted': posted,
    '2026-11-22-331-intl-shipment': tracking,
    '2026-11-22-354-intl-shipment': lists,
    '2026-11-22-393-intl-shipment': search,
    '2026-11-22-410-numbers': numbers,
    '2026-11-22-451-promised': promised,
    '2026-11-22-541-quotation': quotations,
    '2026-11-22-590-waiting': waiting,
    '2026-11-22-640-follow-up': followUps,
    '2026-11-22-641-cutoffs': cutoffs,
    '2026-11-22-650-papers': papers,
    '2026-11-22-652-free-days': freeDays,
    '2026-11-23-700-rate-sheet': rateSheets,
    '2026-11-23-733-job-days': jobDays,
    '2026-11-23-701-offer': offers,
    '2026-11-23-710-checklist': checklist,
    '2026-11-23-711-customs': customs,
    '2026-11-23-770-consol': consols,
    '2026-11-23-771-job-share': jobShares,
    '2026-11-23-776-intl-shipment': quotationAnswers,
    '2026-11-23-800-rate-sheet': foundSheets,
    '2026-11-23-807-intl-shipment': ofJob,
    '2026-11-23-850-cargo': cargo,
    '2026-11-23-890-lead-cargo': leadCargo,
    '2026-11-23-892-sent-address': sentAddress,
    '2026-11-23-901-intl-shipment': customsValues,
    '2026-11-24-986-quoted-cargo': quotedCargo,
    '2026-11-24-987-bills-and-ports': billsAndPorts,
    '2026-11-24-988-back-to-back': backToBack,
    '2026-11-25-100-bills-apart': billsApart,
    '2026-11-25-101-legs': legs,
    '2026-11-25-102-divisor': divisor,
    '2026-11-29-155-places': places,
    '2026-11-30-160-converted': converted,
    '2026-11-30-162-of-customer': ofCustomer,
    '2026-11-30-175-jobs-by-month': jobsByMonth,
    '2026-11-30-193-under-way': underWay,
    '2026-11-30-171-record-numbers': recordNumbers,
    '2026-11-30-173-numbers-once': numbersOnce,
    '2026-12-01-201-search-texts': searchTexts,
  },
};
