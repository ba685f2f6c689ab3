import {
  boolean,
  businessDate,
  id,
  type InferType,
  minorUnits,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { journalSchema } from '../journal/journal.schema';

const particulars = {
  name: string().label('Name').min(1, 'This is needed.').max(120),
  /** Told on the first page once the month after its last journal ends. */
  everyMonth: boolean().label('Every month'),
};

/** A journal that is kept under a name. */
export const addJournalTemplateInput = record({
  journalId: id().required(),
  ...particulars,
  name: particulars.name.required(),
});
export type AddJournalTemplateInput = InferType<typeof addJournalTemplateInput>;

/** What is left out stays. */
export const updateJournalTemplateInput = versioned({ ...particulars, active: boolean().label('In use') });
export type UpdateJournalTemplateInput = InferType<typeof updateJournalTemplateInput>;

const templateFields = {
  id: id().required(),
  name: string().required(),
  everyMonth: boolean().required(),
  active: boolean().required(),
  /** The journal that was posted from it last, or that it was made of: the next one begins as this. */
  lastJournal: record({ id: id().required(), number: string().required() }).required(),
  lastOn: businessDate().required(),
  totalPaise: minorUnits().required(),
  /** The last day of the month after that; null of what does not come every month. */
  dueOn: businessDate().nullable().defined(),
  version: version().required(),
};

export const journalTemplateRow = record(templateFields);
export type JournalTemplateRow = InferType<typeof journalTemplateRow>;

export const journalTemplateSchema = record({ ...templateFields, journal: journalSchema.required() });
export type JournalTemplate = InferType<typeof journalTemplateSchema>;
