import {
  boolean,
  decimalText,
  id,
  type InferType,
  record,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';

const mm = () => decimalText({ digits: 3, decimals: 1 });

/** From the upper left corner of the leaf; the width is the room it has, of the day that of one box. */
const place = () =>
  record({
    xMm: mm().label('From the left, mm').required(),
    yMm: mm().label('From above, mm').required(),
    widthMm: mm().label('Width, mm').required(),
  }).required();

const layout = {
  widthMm: mm().label('Width of the leaf, mm').required(),
  heightMm: mm().label('Height of the leaf, mm').required(),
  crossing: place(),
  date: place(),
  payee: place(),
  words: place(),
  moreWords: place(),
  figures: place(),
  limit: place(),
};

export const setChequeLayoutInput = versioned(layout);
export type SetChequeLayoutInput = InferType<typeof setChequeLayoutInput>;

/** The leaf of a bank, by the bank's own id and version; the one of CTS-2010 until somebody says otherwise. */
export const bankChequeSchema = record({
  ...layout,
  id: id().required(),
  version: version().required(),
  isUsual: boolean().required(),
});
export type BankCheque = InferType<typeof bankChequeSchema>;
