import type { BillableJob } from '@freightdesk/invoices-contract';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import type { Page } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type CurrencyCode, isCurrency } from '@freightdesk/shared-money';
import { MoneyText, SectionCard } from '@freightdesk/shared-ui';
import {
  ComboInput,
  DecimalInput,
  type Option,
  type SchemaForm,
  SelectInput,
  TextInput,
  useWatch,
} from '@freightdesk/shared-ui/forms';
import { ratesInForce } from '@freightdesk/tax-contract';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

const lineLook = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(12, minmax(0, 1fr))' },
};

interface LineCellProps {
  /** So many of the twelve columns; on a phone half a row, or all of it. */
  columns: number;
  wholeOnPhone?: boolean;
  children: ReactNode;
}

export const LineCell = ({ columns, wholeOnPhone = false, children }: LineCellProps) => (
  <Box sx={{ gridColumn: { xs: wholeOnPhone ? '1 / -1' : 'auto', md: `span ${columns}` } }}>{children}</Box>
);

/** The fields that every priced line has, of the line at `index`. */
export const lineFields = (index: number) =>
  ({
    description: `lines.${index}.description`,
    sac: `lines.${index}.sac`,
    quantity: `lines.${index}.quantity`,
    rate: `lines.${index}.rate`,
    gstRate: `lines.${index}.gstRate`,
    job: `lines.${index}.jobId`,
  }) as const;

type LineFields<Values extends FieldValues> = Record<keyof ReturnType<typeof lineFields>, FieldPath<Values>>;

interface LinesProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  fieldsOf: (index: number) => LineFields<Values>;
  /** The day whose rates are offered, as far as it is typed. */
  ratesOf: string | undefined;
  currency: string | undefined;
  /** What each line comes to before tax; null while it can't be said. */
  amounts: readonly (number | null)[] | undefined;
  searchJobs: ComponentProps<typeof ComboInput<Values, Page<BillableJob>>>['search'];
  /** The document as it was kept: it knows its jobs by number. */
  draft: { lines: readonly { jobId: string | null; jobNumber: string | null }[] } | null;
  widths: { description: number; rate: number };
  /** The rest of a line but its amount; `job` is the field of its job. */
  children: (index: number, job: ReactNode) => ReactNode;
}

const optionsOf = ({ data }: Page<BillableJob>): Option[] =>
  data.map(({ id, number, origin, destination }) => ({ id, label: number, detail: `${origin} – ${destination}` }));

function jobIn(draft: LinesProps<FieldValues>['draft'], id: unknown): Option | null {
  const line = draft?.lines.find(({ jobId }) => jobId !== null && jobId === id);
  return line?.jobId && line.jobNumber ? { id: line.jobId, label: line.jobNumber } : null;
}

interface LineAmountProps {
  /** The line's own name. */
  line: string;
  currency: CurrencyCode;
  amountMinor: number | null;
  onRemove: (() => void) | undefined;
}

/** What a line comes to before tax, and the way to be rid of it; the last line stays. */
function LineAmount({ line, currency, amountMinor, onRemove }: LineAmountProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'flex-end', minBlockSize: 40 }}>
      <Typography variant="body2" component="output" aria-label={t('Taxable value of {{line}}', { line })}>
        {currency === 'INR' ? (
          <MoneyText paise={amountMinor} />
        ) : (
          <MoneyText amountMinor={amountMinor} currency={currency} />
        )}
      </Typography>
      <IconButton aria-label={t('Remove {{line}}', { line })} disabled={!onRemove} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface PricedLineProps<Values extends FieldValues> extends LinesProps<Values> {
  index: number;
  onRemove: (() => void) | undefined;
}

/** One line: rows of twelve columns where there is room, a card of two on a phone. */
function PricedLine<Values extends FieldValues>(props: PricedLineProps<Values>) {
  const { form, index, fieldsOf, ratesOf = '', currency, amounts, searchJobs, draft, widths, children } = props;
  const { t } = useTranslation();
  const line = t('Line {{number}}', { number: index + 1 });
  const rates = ratesInForce(isBusinessDate(ratesOf) ? ratesOf : systemClock.today());
  const fields = fieldsOf(index);
  const job = (
    <ComboInput
      form={form}
      name={fields.job}
      search={searchJobs}
      optionsOf={optionsOf}
      // Asked of the form itself: what is watched learns of a new line a moment later.
      chosen={jobIn(draft, form.getValues(fields.job))}
    />
  );
  return (
    <Box role="group" aria-label={line} sx={lineLook}>
      <LineCell columns={widths.description} wholeOnPhone>
        <TextInput form={form} name={fields.description} />
      </LineCell>
      <LineCell columns={2}>
        <TextInput form={form} name={fields.sac} />
      </LineCell>
      <LineCell columns={2}>
        <DecimalInput form={form} name={fields.quantity} />
      </LineCell>
      <LineCell columns={widths.rate}>
        <DecimalInput form={form} name={fields.rate} />
      </LineCell>
      <LineCell columns={2}>
        <SelectInput
          form={form}
          name={fields.gstRate}
          options={rates.map((value) => ({ value, label: `${value}%` }))}
        />
      </LineCell>
      {children(index, job)}
      {/* On a phone at the end of its row, whether something stands before it or not. */}
      <Box sx={{ gridColumn: { xs: 'auto / -1', md: 'span 3' } }}>
        <LineAmount
          line={line}
          currency={isCurrency(currency) ? currency : 'INR'}
          amountMinor={amounts?.[index] ?? null}
          onRemove={props.onRemove}
        />
      </Box>
    </Box>
  );
}

/** Enter in a field of a line goes on with a new one; in a list of choices it chooses. */
const asksForLine = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Enter' &&
  !ctrlKey &&
  !metaKey &&
  target instanceof HTMLInputElement &&
  target.getAttribute('role') !== 'combobox';

/** Puts the first line's job on every line. */
function SpreadJob<Values extends FieldValues>({
  form,
  fieldsOf,
  count,
}: Pick<LinesProps<Values>, 'form' | 'fieldsOf'> & { count: number }) {
  const { t } = useTranslation();
  const { job } = fieldsOf(0);
  const first = useWatch({ control: form.control, name: job });
  if (count < 2 || !first) return null;
  const spread = () => {
    for (let index = 1; index < count; index += 1) form.setValue(fieldsOf(index).job, first, { shouldDirty: true });
  };
  return (
    <Button size="small" onClick={spread}>
      {t('The first line’s job on every line')}
    </Button>
  );
}

interface PricedLinesProps<Values extends FieldValues> extends LinesProps<Values> {
  title: string;
  /** The lines by their keys, as `useFieldArray` tells them apart. */
  lines: readonly { id: string }[];
  onAdd: () => void;
  onRemove: (index: number) => void;
}

/** What a document charges or costs, line by line, and the ways to add one. */
export function PricedLines<Values extends FieldValues>(props: PricedLinesProps<Values>) {
  const { title, lines, onAdd, onRemove, ...line } = props;
  const { t } = useTranslation();
  return (
    <SectionCard title={title} action={<SpreadJob form={line.form} fieldsOf={line.fieldsOf} count={lines.length} />}>
      <Stack
        spacing={2}
        divider={<Divider flexItem />}
        onKeyDown={(event) => {
          if (!asksForLine(event)) return;
          event.preventDefault();
          onAdd();
        }}
      >
        {lines.map(({ id }, index) => (
          <PricedLine
            {...line}
            key={id}
            index={index}
            onRemove={lines.length > 1 ? () => onRemove(index) : undefined}
          />
        ))}
      </Stack>
      <Button startIcon={<AddIcon />} onClick={onAdd} sx={{ marginBlockStart: 2 }}>
        {t('Add line')}
      </Button>
    </SectionCard>
  );
}
