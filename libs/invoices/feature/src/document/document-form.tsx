import { useTranslation } from '@freightdesk/shared-i18n';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { MoneyText, useFromWidth } from '@freightdesk/shared-ui';
import {
  FormPage,
  type FormSaving,
  type FormSchema,
  PostButton,
  type Posting,
  type RecordSchema,
  useRecordForm,
} from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';

/** A document as the server answers it. */
export interface WrittenDocument {
  id: string;
  version: number;
  party: { id: string; name: string };
  lines: readonly {
    description: string;
    quantity: string;
    rate: string;
    jobId: string | null;
    jobNumber: string | null;
  }[];
}

type Standing = Pick<WrittenDocument, 'id' | 'version'>;

interface KeptHead {
  party: { id: string; gstin: string | null };
  branchId: string | null;
  date: string;
  currency: CurrencyCode;
  exchangeRate: string | null;
}

/** What was typed into the head of a draft. */
export const headOf = ({ party, branchId, date, currency, exchangeRate }: KeptHead) => ({
  partyId: party.id,
  partyGstin: party.gstin,
  branchId,
  date,
  currency,
  exchangeRate,
});

interface StartedLine {
  description: string;
  sac: string;
  quantity: string;
  rate: string;
  gstRate: string;
  jobId?: string | null;
}

/** Most of what a forwarder sells and buys is taxed at 18%; the field offers what is in force. */
export const usualRate = '18';

/** A new line goes on with what the one above is about. */
export const lineAfter = (above?: Partial<StartedLine>): StartedLine => ({
  description: '',
  sac: above?.sac ?? '',
  quantity: '1',
  rate: '',
  gstRate: above?.gstRate ?? usualRate,
  ...(above?.jobId && { jobId: above.jobId }),
});

interface DocumentFormOptions<Values extends FieldValues, Document extends WrittenDocument> {
  schema: FormSchema<Values>;
  /** The draft that is changed; null for a new document. */
  draft: Document | null;
  recordSchema: RecordSchema<Document>;
  startOf: (draft: Document | null) => NoInfer<DefaultValues<Values>>;
  lines: { path: NoInfer<FieldPath<Values>>; label: string };
  /** Adds a document, and enters it in the books in the same call where that is meant. */
  add: (values: Values, posts: boolean) => Promise<Document>;
  change: (values: Values, standing: Standing) => Promise<Document>;
  post: (standing: Standing, values: Values) => Promise<Document>;
  /** Looks into a refusal for what it tells of what was typed. */
  watch: (values: Values, saving: Promise<Document>) => Promise<Document>;
}

export interface DocumentSaving<Values extends FieldValues, Document> extends FormSaving<Values, Document> {
  /** Told just before the form is sent: what is sent is to be entered in the books. */
  postNext: () => void;
}

/** The lines of a draft, as short as it takes to know them again. */
const linesInWords = ({ lines }: WrittenDocument): string =>
  lines.map(({ description, quantity, rate }) => `${description} ${quantity} × ${rate}`).join('; ');

/** The records that a draft names, of which its form holds the ids alone. */
const namesIn = ({ party, lines }: WrittenDocument) => [
  { id: party.id, name: party.name },
  ...lines.map(({ jobId, jobNumber }) => (jobId && jobNumber ? { id: jobId, name: jobNumber } : null)),
];

/**
 * The form of a document, saved as a draft or entered in the books, also where somebody else wrote the draft meanwhile. A kept
 * draft is written first and posted then, and should the posting be refused the next try goes on from the draft as it was
 * written.
 */
export function useDocumentForm<Values extends FieldValues, Document extends WrittenDocument>(
  options: DocumentFormOptions<Values, Document>,
) {
  const { schema, draft, recordSchema, startOf, lines, add, change, post, watch } = options;
  const lastWritten = useRef(0);
  const isToBePosted = useRef(false);

  const write = async (values: Values, standing: Document | null): Promise<Document> => {
    const posts = isToBePosted.current;
    isToBePosted.current = false;
    if (!standing) return add(values, posts);
    const version = Math.max(standing.version, lastWritten.current);
    const written = await change(values, { id: standing.id, version });
    lastWritten.current = written.version;
    return posts ? post({ id: written.id, version: written.version }, values) : written;
  };
  const { form, saving } = useRecordForm<Values, Document, Document | null>({
    schema,
    record: draft,
    recordSchema,
    startOf,
    namesOf: namesIn,
    lists: [{ ...lines, textOf: linesInWords }],
    send: (values, standing) => watch(values, write(values, standing)),
  });
  const postNext = () => {
    isToBePosted.current = true;
  };
  return { form, saving: { ...saving, postNext } };
}

/** From here on there is room for the preview beside the last section alone: the lines take the whole width. */
const besideTheLast = 1200;
/** From here on the lines keep one row each with the preview beside them; the total stands in the bar below at any width. */
const besideAll = 1700;

type Widths = ReturnType<typeof useFromWidth>;

const pageLook = (from: Widths) => ({
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from(besideTheLast)]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
});

const fieldsLook = (from: Widths) => ({
  [`${from(besideTheLast)} and (not ${from(besideAll).replace('@media ', '')})`]: {
    display: 'contents',
    '& > *': { gridColumn: '1 / -1', marginBlockStart: '0 !important' },
    '& > :last-of-type': { gridColumn: '1' },
  },
});

const previewLook = (from: Widths) => ({
  alignSelf: 'start',
  [from(besideAll)]: { position: 'sticky', insetBlockStart: 96 },
});

interface Total {
  paise: number;
  /** The same in the document's own currency. */
  minor: number;
  currency: CurrencyCode;
}

/** In the document's currency, as its lines are; beside that in rupees, as it is posted. */
function TotalText({ label, of }: DocumentFormProps<FieldValues, unknown>['total']) {
  return (
    <Typography variant="subtitle1" component="p">
      {label}{' '}
      {of && of.currency !== 'INR' ? (
        <>
          <MoneyText amountMinor={of.minor} currency={of.currency} />
          {' · ₹ '}
        </>
      ) : null}
      <MoneyText paise={of?.paise} />
    </Typography>
  );
}

interface DocumentFormProps<Values extends FieldValues, Document> {
  saving: DocumentSaving<Values, Document>;
  posting: Posting;
  /** What it comes to, in sight with the buttons. */
  total: { label: string; of: Total | undefined };
  /** Stays in sight beside the fields, and stands beneath them where there is no room. */
  preview: ReactNode;
  onSaved: (document: Document) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A document in its form: saved as a draft, or entered in the books at once. */
export function DocumentForm<Values extends FieldValues, Document>(props: DocumentFormProps<Values, Document>) {
  const { saving, posting, total, preview, onSaved, onCancel, children } = props;
  const { postNext, ...sending } = saving;
  const { t } = useTranslation();
  const from = useFromWidth();
  const postButton = useRef<HTMLButtonElement>(null);
  const summary = (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 0.5, sm: 2 }}
      sx={{ alignItems: { xs: 'start', sm: 'center' }, justifyContent: 'space-between' }}
    >
      <TotalText {...total} />
      <PostButton ref={postButton} form={saving.form} posting={posting} onConfirm={postNext} />
    </Stack>
  );
  return (
    <FormPage
      {...sending}
      submitLabel={t('Save draft')}
      onActKey={() => postButton.current?.click()}
      onSaved={onSaved}
      onCancel={onCancel}
      summary={summary}
    >
      <Box sx={pageLook(from)}>
        <Stack spacing={3} sx={fieldsLook(from)}>
          {children}
        </Stack>
        <Box sx={previewLook(from)}>{preview}</Box>
      </Box>
    </FormPage>
  );
}
