import { tdsNatures } from '@freightdesk/parties-contract';
import {
  boolean,
  businessDate,
  decimalText,
  id,
  type InferType,
  minorUnits,
  record,
  saved,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { tdsLimitPeriods, tdsPayees } from './tds-natures';

const payee = () =>
  string()
    .nullable()
    .oneOf([...tdsPayees, null]);

export const tdsRateSchema = record({
  id: id().required(),
  nature: string().oneOf(tdsNatures).required(),
  /** Whom it is paid to, where the law tells individuals and Hindu undivided families from others. */
  payee: payee().defined(),
  from: businessDate().required(),
  /** Last day in force; null while it still is. */
  until: businessDate().nullable().defined(),
  section: string().required(),
  /** The payment code of the 2025 Act's returns; null under the 1961 Act. */
  code: string().nullable().defined(),
  percent: string().required(),
  /** The least that is deducted where the payee has no PAN. */
  percentWithoutPan: string().required(),
  /** What the bills of a year or month must exceed: an amount that is reached exactly is still free. */
  limitPaise: minorUnits().required(),
  limitPer: string().oneOf(tdsLimitPeriods).required(),
  /** A single bill above it is taxed even below the limit; null where none is. */
  billPaise: minorUnits().nullable().defined(),
  /** Whether only what lies above the limit is taxed, and not the whole. */
  isExcessOnly: boolean().required(),
  source: string().required(),
  /** Sources disagree, or the notified text was not seen: to be confirmed by an accountant. */
  isToBeConfirmed: boolean().required(),
  version: version().required(),
});
export type TdsRateRow = InferType<typeof tdsRateSchema>;

/** What of a row decides: how much is deducted from a payment of a nature, and from when to when. */
export type TdsRate = Readonly<Omit<TdsRateRow, 'id' | 'version'>>;

const percentText = () => decimalText({ digits: 2, decimals: 2 });

/** What changes from a day on; what is left out goes on as it was. */
export const updateTdsRateInput = versioned({
  from: businessDate().label('From').required(),
  percent: percentText().label('Rate'),
  percentWithoutPan: percentText().label('Rate without PAN'),
  limitPaise: minorUnits().label('Limit of the period').min(0),
  billPaise: minorUnits().label('Limit of one bill').min(0).nullable(),
  section: string().label('Section').min(1, 'This is needed.').max(40),
  code: string().label('Payment code').max(10).nullable(),
  isToBeConfirmed: boolean().label('To be confirmed by your accountant'),
  source: string().label('Source').max(300).required(),
});
export type UpdateTdsRateInput = InferType<typeof updateTdsRateInput>;

export const savedTdsRateSchema = saved(tdsRateSchema);
export type SavedTdsRate = InferType<typeof savedTdsRateSchema>;
