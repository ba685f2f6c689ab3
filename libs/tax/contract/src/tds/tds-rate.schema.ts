import { tdsNatures } from '@freightdesk/parties-contract';
import {
  boolean,
  businessDate,
  id,
  type InferType,
  minorUnits,
  record,
  string,
  version,
} from '@freightdesk/shared-endpoint/schema';

export const tdsRateSchema = record({
  id: id().required(),
  nature: string().oneOf(tdsNatures).required(),
  /** Whom it is paid to, where the law tells individuals and Hindu undivided families from others. */
  payee: string().nullable().defined(),
  from: businessDate().required(),
  /** Last day in force; null while it still is. */
  until: businessDate().nullable().defined(),
  section: string().required(),
  /** The payment code of the 2025 Act's returns; null under the 1961 Act. */
  code: string().nullable().defined(),
  percent: string().required(),
  percentWithoutPan: string().required(),
  /** What the bills of a year or month must exceed, and a bill alone. */
  limitPaise: minorUnits().required(),
  limitPer: string().required(),
  billPaise: minorUnits().nullable().defined(),
  isExcessOnly: boolean().required(),
  source: string().required(),
  isToBeConfirmed: boolean().required(),
  version: version().required(),
});
export type TdsRateRow = InferType<typeof tdsRateSchema>;
