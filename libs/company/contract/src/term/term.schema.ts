import {
  array,
  boolean,
  id,
  type InferType,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { termUses } from './term.kinds';

const needed = 'This is needed.';
const appliesTo = () => array(string().oneOf(termUses).required()).label('Stands on').max(termUses.length);

/** What a person says of a term. In an update a field that is left out stays as it was. */
const particulars = {
  title: string().label('Title').min(1, needed).max(120),
  text: string().label('Text').min(1, needed).max(5000),
  appliesTo: appliesTo().min(1, 'Choose at least one kind of document.'),
  /** New documents of these kinds bear it unless somebody takes it off. */
  isDefault: boolean().label('On every new document'),
  /** One that is no longer used stays on the documents that bear it. */
  active: boolean().label('In use'),
};

export const addTermInput = record({
  ...particulars,
  title: particulars.title.required(),
  text: particulars.text.required(),
  appliesTo: particulars.appliesTo.required(),
});
export type AddTermInput = InferType<typeof addTermInput>;

export const updateTermInput = versioned(particulars);
export type UpdateTermInput = InferType<typeof updateTermInput>;

export const termSchema = record({
  id: id().required(),
  title: string().required(),
  text: string().required(),
  appliesTo: appliesTo().required(),
  isDefault: boolean().required(),
  active: boolean().required(),
  version: version().required(),
});
export type Term = InferType<typeof termSchema>;
