import {
  array,
  boolean,
  id,
  type InferType,
  number,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import {
  type FileAmountStyle,
  fileAmountStyles,
  type FileContent,
  fileContents,
  type FileDateFormat,
  fileDateFormats,
  type FileFormat,
  fileFormats,
} from './payment-file.kinds';

/** More columns no bank asks for. */
const mostColumns = 60;

const word = () => string().max(30);

const column = record({
  header: string().label('Heading').max(60).required(),
  content: string<FileContent>().label('Says').oneOf(fileContents).required(),
  fixed: string().label('Fixed text').max(60).nullable(),
  most: number().label('Characters at most').integer().min(1).max(200).nullable(),
});

const layout = {
  format: string<FileFormat>().label('File').oneOf(fileFormats).required(),
  hasHeader: boolean().label('The first row has the headings').required(),
  dateFormat: string<FileDateFormat>().label('Days are written').oneOf(fileDateFormats).required(),
  amountStyle: string<FileAmountStyle>().label('Amounts are written').oneOf(fileAmountStyles).required(),
  neftWord: word().label('Word for NEFT').required(),
  rtgsWord: word().label('Word for RTGS').required(),
  iftWord: word().label('Word within the same bank').nullable(),
  columns: array(column.required()).label('Columns').max(mostColumns).required(),
};

/** Without them the bank pays nobody. */
const needed: readonly FileContent[] = ['PAYEE_ACCOUNT', 'AMOUNT'];

export const setPaymentFileInput = versioned({
  ...layout,
  columns: layout.columns.test(
    'needed',
    'A column needs to say the amount, and one the account of the payee.',
    (columns) => needed.every((content) => columns.some((one) => one.content === content)),
  ),
});
export type SetPaymentFileInput = InferType<typeof setPaymentFileInput>;

/** The file of a bank, by the bank's own id and version; the usual one until somebody says otherwise. */
export const paymentFileSchema = record({
  ...layout,
  id: id().required(),
  version: version().required(),
  isUsual: boolean().required(),
});
export type PaymentFile = InferType<typeof paymentFileSchema>;
