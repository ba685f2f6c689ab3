import { businessDate, id, type InferType, instant, record, string } from '@freightdesk/shared-endpoint/schema';
import { type GtaOption, gtaOptions } from './gta-option.kinds';

const option = () => string<GtaOption>().label('GST on road freight').oneOf(gtaOptions);

const particulars = {
  from: businessDate().label('From').required(),
  option: option().required(),
  /** Such as the declaration by which it was chosen. */
  source: string().label('Source').min(1, 'This is needed.').max(300).required(),
};

export const addGtaOptionInput = record(particulars);
export type AddGtaOptionInput = InferType<typeof addGtaOptionInput>;

export const gtaOptionSchema = record({ id: id().required(), ...particulars, addedAt: instant().required() });
export type GtaOptionRow = InferType<typeof gtaOptionSchema>;

export const gtaOptionOfDayInput = record({ date: businessDate().required() });
export type GtaOptionOfDayInput = InferType<typeof gtaOptionOfDayInput>;

/** Null before the first day from which one holds. */
export const gtaOptionOfDaySchema = record({ option: option().nullable().defined() });
export type GtaOptionOfDay = InferType<typeof gtaOptionOfDaySchema>;
