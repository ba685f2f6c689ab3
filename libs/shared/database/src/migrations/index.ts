import type { Migration } from 'kysely';
import { up as ground } from './2026-11-21-010-ground';
import { up as users } from './2026-11-21-020-users';
import { up as company } from './2026-11-21-030-company';
import { up as parties } from './2026-11-21-040-parties';
import { up as ledger } from './2026-11-21-050-ledger';
import { up as banks } from './2026-11-21-060-banks';
import { up as intlShipment } from './2026-11-21-070-intl-shipment';
import { up as invoices } from './2026-11-21-080-invoices';
import { up as payments } from './2026-11-21-090-payments';
import { up as audit } from './2026-11-21-100-audit';
import { up as sessions } from './2026-11-21-101-sessions';
import { up as companyLut } from './2026-11-21-102-company-lut';
import { up as domestic } from './2026-11-21-110-domestic';
import { up as purchaseInvoices } from './2026-11-21-120-purchase-invoices';
import { up as companyLogo } from './2026-11-21-130-company-logo';
import { up as jobs } from './2026-11-22-200-jobs';
import { up as signIn } from './2026-11-22-240-sign-in';
import { up as rateLimit } from './2026-11-22-241-rate-limit';
import { up as ledgerWhole } from './2026-11-22-250-ledger';
import { up as posted } from './2026-11-22-251-posted';
import { up as counters } from './2026-11-22-252-company';
import { up as seals } from './2026-11-22-253-seals';
import { up as operations } from './2026-11-22-260-operations';
import { up as answers } from './2026-11-22-280-answers';

/**
 * Every migration, in the order of its name. To add one: write `<date>-<nnn>-<domain>.ts` that exports `up`, register it
 * here under the file's name, add append-only tables to `append-only.ts`, and run `npm run db:types`. One that has left this
 * branch is never edited: a change is a new migration. There is no way down; a restore is.
 */
export const migrations: Record<string, Migration> = {
  '2026-11-21-010-ground': { up: ground },
  '2026-11-21-020-users': { up: users },
  '2026-11-21-030-company': { up: company },
  '2026-11-21-040-parties': { up: parties },
  '2026-11-21-050-ledger': { up: ledger },
  '2026-11-21-060-banks': { up: banks },
  '2026-11-21-070-intl-shipment': { up: intlShipment },
  '2026-11-21-080-invoices': { up: invoices },
  '2026-11-21-090-payments': { up: payments },
  '2026-11-21-100-audit': { up: audit },
  '2026-11-21-101-sessions': { up: sessions },
  '2026-11-21-102-company-lut': { up: companyLut },
  '2026-11-21-110-domestic': { up: domestic },
  '2026-11-21-120-purchase-invoices': { up: purchaseInvoices },
  '2026-11-21-130-company-logo': { up: companyLogo },
  '2026-11-22-200-jobs': { up: jobs },
  '2026-11-22-240-sign-in': { up: signIn },
  '2026-11-22-241-rate-limit': { up: rateLimit },
  '2026-11-22-250-ledger': { up: ledgerWhole },
  '2026-11-22-251-posted': { up: posted },
  '2026-11-22-252-company': { up: counters },
  '2026-11-22-253-seals': { up: seals },
  '2026-11-22-260-operations': { up: operations },
  '2026-11-22-280-answers': { up: answers },
};
