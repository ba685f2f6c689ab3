import { type BillableJob, type ChargedHead, lineOfHead } from '@freightdesk/invoices-contract';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import type { Page, ProblemKind } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { isCurrency } from '@freightdesk/shared-money';
import { SectionCard, useFromWidth } from '@freightdesk/shared-ui';
import {
  ComboInput,
  DecimalInput,
  LineGrid,
  type Option,
  type SchemaForm,
  useWatch,
} from '@freightdesk/shared-ui/forms';
import { type HeadRate, sacRateOn } from '@freightdesk/tax-contract';
import { ChargeInput, type ChargeHeads, RateInput, SacInput, useRatesOfDay } from '@freightdesk/tax-ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { LineAmount } from './figures';

interface LineCellProps {
  /** On a phone two stand beside each other, or this one alone. */
  wholeOnPhone?: boolean;
  /** What is told of it is a sentence, which may stand beneath the cells that follow: they are as a rule silent. */
  tellsWide?: boolean;
  children: ReactNode;
}

/** Beside the menu of the page a narrower window has no room for a row: the button that takes it away stood out of sight. */
const rowsFrom = 1320;

const wide = { '& .MuiFormHelperText-root': { inlineSize: 'max-content', maxInlineSize: 300 } };

export function LineCell({ wholeOnPhone = false, tellsWide = false, children }: LineCellProps) {
  const asRow = useFromWidth()(rowsFrom);
  return (
    <Box
      sx={{
        minInlineSize: 0,
        gridColumn: wholeOnPhone ? '1 / -1' : 'auto',
        [asRow]: { gridColumn: 'auto', ...(tellsWide && wide) },
      }}
    >
      {children}
    </Box>
  );
}

/** The fields that every priced line has, of the line at `index`. */
export const lineFields = (index: number) =>
  ({
    description: `lines.${index}.description`,
    sac: `lines.${index}.sac`,
    quantity: `lines.${index}.quantity`,
    rate: `lines.${index}.rate`,
    gstRate: `lines.${index}.gstRate`,
    job: `lines.${index}.jobId`,
    chargeHead: `lines.${index}.chargeHeadId`,
    taxability: `lines.${index}.taxability`,
  }) as const;

type LineFields<Values extends FieldValues> = Record<keyof ReturnType<typeof lineFields>, FieldPath<Values>>;

interface LinesProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  heads: ChargeHeads;
  /** Why a line can't be charged under a head. */
  problemOf: (head: ChargedHead) => ProblemKind | null;
  /** A head was chosen for the line: it is priced so. */
  onCharged: (index: number, priced: ReturnType<typeof lineOfHead>) => void;
  /** Another code was given to the line: it is taxed as the heads of that code are, where they say so. */
  onCoded: (index: number, rated: Pick<HeadRate, 'gstRate' | 'taxability'>) => void;
  /** A rate was chosen for the line: it is taxed with it, whatever its head says. */
  onRated: (index: number) => void;
  fieldsOf: (index: number) => LineFields<Values>;
  /** The day whose rates are offered, as far as it is typed. */
  ratesOf: string | undefined;
  currency: string | undefined;
  /** What each line comes to before tax; null while it can't be said. */
  amounts: readonly (number | null)[] | undefined;
  /** Whether the lines are our supplies: one that mixes heads is told. */
  isOurs?: boolean;
  /** Whether the document is ours, and so its codes; a bill bears its vendor's. */
  isSold?: boolean;
  /** What is said of a line at its rate of tax. */
  rateNoticeOf?: (index: number) => ComponentProps<typeof RateInput>['notice'];
  /** What is said beneath the amount of a line. */
  noteOf?: (index: number) => ReactNode;
  searchJobs: ComponentProps<typeof ComboInput<Values, Page<BillableJob>>>['search'];
  /** The document as it was kept: it knows its jobs by number. */
  draft: { lines: readonly { jobId: string | null; jobNumber: string | null }[] } | null;
  /** The widths of the fields that stand between the rate of tax and the amount, by their names. */
  furtherWidths: Readonly<Record<string, string>>;
  /** Those fields; `job` is the one of the line's job. */
  children: (index: number, job: ReactNode) => ReactNode;
}

const optionsOf = ({ data }: Page<BillableJob>): Option[] =>
  data.map(({ id, number, origin, destination }) => ({ id, label: number, detail: `${origin} – ${destination}` }));

function jobIn(draft: LinesProps<FieldValues>['draft'], id: unknown): Option | null {
  const line = draft?.lines.find(({ jobId }) => jobId !== null && jobId === id);
  return line?.jobId && line.jobNumber ? { id: line.jobId, label: line.jobNumber } : null;
}

interface PricedLineProps<Values extends FieldValues> extends LinesProps<Values> {
  index: number;
}

/** The cells of one line. */
function PricedLine<Values extends FieldValues>(props: PricedLineProps<Values>) {
  const { form, index, fieldsOf, ratesOf = '', currency, amounts, searchJobs, draft, children } = props;
  const { t } = useTranslation();
  const day = isBusinessDate(ratesOf) ? ratesOf : systemClock.today();
  const fields = fieldsOf(index);
  const onCoded = (sac: string) => {
    const rated = sacRateOn(sac, [...props.heads.values()], day);
    if (rated) props.onCoded(index, { gstRate: rated.gstRate, taxability: rated.taxability });
  };
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
    <>
      <LineCell wholeOnPhone>
        <ChargeInput
          form={form}
          fields={fields}
          heads={props.heads}
          problemOf={props.problemOf}
          onCharged={(head) => props.onCharged(index, lineOfHead(head, day))}
          unmixedOn={props.isOurs ? day : undefined}
        />
      </LineCell>
      <SacInput form={form} name={fields.sac} isOurs={props.isSold} onCoded={onCoded} />
      <DecimalInput form={form} name={fields.quantity} />
      <DecimalInput form={form} name={fields.rate} currency={currency} />
      <LineCell tellsWide>
        <RateInput
          form={form}
          fields={fields}
          day={day}
          onRated={() => props.onRated(index)}
          notice={props.rateNoticeOf?.(index)}
        />
      </LineCell>
      {children(index, job)}
      <LineAmount
        line={t('Line {{number}}', { number: index + 1 })}
        currency={isCurrency(currency) ? currency : 'INR'}
        amountMinor={amounts?.[index] ?? null}
      >
        {props.noteOf?.(index)}
      </LineAmount>
    </>
  );
}

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
  /** A way to fill the lines at once. */
  action?: ReactNode;
  /** The lines by their keys, as `useFieldArray` tells them apart. */
  lines: readonly { id: string }[];
  onAdd: () => void;
  /** Takes a line away and answers how it is put back. */
  onRemove: (index: number) => () => void;
}

/** The widths of what every line has; what it comes to stands last. */
const firstWidths = {
  description: 'minmax(140px, 3fr)',
  sac: '104px',
  quantity: '64px',
  rate: 'minmax(112px, 1fr)',
  gstRate: '84px',
} as const;

/** What a document charges or costs, a row for each line, and the ways to add one. */
export function PricedLines<Values extends FieldValues>(props: PricedLinesProps<Values>) {
  const { title, action, lines, onAdd, onRemove, ...line } = props;
  const { form, fieldsOf, furtherWidths } = line;
  const { t } = useTranslation();
  useRatesOfDay(line, lines.length);
  const columns = Object.entries({ ...firstWidths, ...furtherWidths }).map(([field, width]) => ({
    field,
    width,
    label: t(form.facts(`lines.0.${field}`).label ?? field),
    isFigure: ['quantity', 'rate', 'discountMinor'].includes(field),
  }));
  const amount = { field: 'amount', width: 'minmax(100px, 1fr)', label: t('Taxable value'), isFigure: true };
  return (
    <SectionCard
      title={title}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          {action}
          <SpreadJob form={form} fieldsOf={fieldsOf} count={lines.length} />
        </Box>
      }
    >
      <LineGrid
        form={form}
        rowsFrom={rowsFrom}
        columns={[...columns, amount]}
        lines={lines}
        nameOf={(index) => t('Line {{number}}', { number: index + 1 })}
        addLabel={t('Add line')}
        onAdd={onAdd}
        onRemove={onRemove}
      >
        {(index) => <PricedLine {...line} index={index} />}
      </LineGrid>
    </SectionCard>
  );
}
