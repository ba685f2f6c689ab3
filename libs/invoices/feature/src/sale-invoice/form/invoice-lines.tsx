import { queryOf } from '@freightdesk/data-access-api';
import {
  type AddSaleInvoiceInput,
  isByGtaOption,
  listBillableDockets,
  listBillableJobs,
  soldHeadProblem,
} from '@freightdesk/invoices-contract';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { isCurrency } from '@freightdesk/shared-money';
import { AmountInput, ComboInput, useFieldArray, useWatch } from '@freightdesk/shared-ui/forms';
import { isRoadCarriage } from '@freightdesk/tax-contract';
import { type ChargeHeads, useChargeHeads, useFreightNotices } from '@freightdesk/tax-ui';
import type { ReactNode } from 'react';
import { lineAfter } from '../../document/document-form';
import { LineCell, lineFields, PricedLines } from '../../document/priced-lines';
import { docketIn, docketOptionsOf } from '../../document/typed-lines';
import { type InvoiceFormOf, taxabilityAt, type NamedLines } from './use-invoice-form';
import type { InvoicePreview } from './preview-invoice';

type Line = AddSaleInvoiceInput['lines'][number];

/** Dockets are of the road: whoever bills none has no column for them. */
const haveDockets = (lines: readonly Partial<Pick<Line, 'sac' | 'docketId'>>[]): boolean =>
  lines.some(({ sac = '', docketId }) => Boolean(docketId) || isRoadCarriage(sac));

/** The document as it was kept or begun, which names the jobs and dockets of its lines. */
interface DocketCellProps {
  form: InvoiceFormOf;
  draft: NamedLines | null;
  index: number;
  partyId: string | undefined;
}

/** The docket that a line is charged for: those of the customer, by number, names or vehicle. */
function DocketCell({ form, draft, index, partyId }: DocketCellProps) {
  const name = `lines.${index}.docketId` as const;
  return (
    <ComboInput
      form={form}
      name={name}
      search={(q) => queryOf(listBillableDockets, { pageSize: 10, ...(q && { q }), ...(partyId && { partyId }) })}
      optionsOf={docketOptionsOf}
      chosen={docketIn(draft, form.getValues(name))}
    />
  );
}

/** A way to fill the lines at once: whoever shows the form has it. */
export type FillLines = (lines: {
  form: InvoiceFormOf;
  heads: ChargeHeads;
  onTake: (lines: Line[]) => void;
}) => ReactNode;

interface InvoiceLinesProps {
  form: InvoiceFormOf;
  draft: NamedLines | null;
  preview: InvoicePreview | null;
  fill?: FillLines | undefined;
}

/** The charges of the document, each for a job of the customer. */
export function InvoiceLines({ form, draft, preview, fill }: InvoiceLinesProps) {
  const { t } = useTranslation();
  const { fields, append, insert, remove, replace } = useFieldArray({ control: form.control, name: 'lines' });
  const [kind, date, currency, partyId] = useWatch({
    control: form.control,
    name: ['kind', 'date', 'currency', 'partyId'],
  });
  const typedLines = useWatch({ control: form.control, name: 'lines' });
  const showsDockets = haveDockets(typedLines);
  const heads = useChargeHeads();
  const rateNoticeOf = useFreightNotices({ date, lines: isByGtaOption(kind) ? typedLines : [] });
  const write = (index: number, part: Partial<Line>) =>
    form.setValue(`lines.${index}`, { ...form.getValues(`lines.${index}`), ...part }, { shouldDirty: true });
  return (
    <PricedLines
      title={t('Charges')}
      action={fill?.({ form, heads, onTake: replace })}
      form={form}
      fieldsOf={lineFields}
      lines={fields}
      onAdd={() => {
        const line = lineAfter(form.getValues('lines').at(-1));
        const focusName = `lines.${fields.length}.description`;
        append(
          { ...line, ...(kind === 'REIMBURSEMENT' && { taxability: taxabilityAt(kind, line.gstRate) }) },
          { focusName },
        );
      }}
      onRemove={(index) => {
        const line = form.getValues(`lines.${index}`);
        remove(index);
        return () => insert(index, line);
      }}
      heads={heads}
      problemOf={(head) => soldHeadProblem(head, { kind, date: isBusinessDate(date) ? date : systemClock.today() })}
      onCharged={write}
      // What is paid on behalf is outside GST till somebody rates it.
      onCoded={(index, rated) => kind !== 'REIMBURSEMENT' && write(index, rated)}
      onRated={(index) => write(index, { taxability: taxabilityAt(kind, form.getValues(`lines.${index}.gstRate`)) })}
      ratesOf={date}
      isOurs={kind !== 'REIMBURSEMENT'}
      isSold
      rateNoticeOf={rateNoticeOf}
      currency={currency}
      amounts={preview?.lineMinors}
      searchJobs={(q) => queryOf(listBillableJobs, { pageSize: 10, ...(q && { q }), ...(partyId && { partyId }) })}
      draft={draft}
      furtherWidths={{
        // Its number stands whole where the page is wide enough.
        jobId: 'minmax(140px, 2.7fr)',
        ...(showsDockets && { docketId: 'minmax(152px, 2.5fr)' }),
        discountMinor: showsDockets ? 'minmax(88px, 1fr)' : 'minmax(104px, 1fr)',
      }}
    >
      {(index, job) => (
        <>
          <LineCell wholeOnPhone>{job}</LineCell>
          {showsDockets && (
            <LineCell wholeOnPhone>
              <DocketCell form={form} draft={draft} index={index} partyId={partyId} />
            </LineCell>
          )}
          <LineCell>
            <AmountInput
              form={form}
              name={`lines.${index}.discountMinor`}
              currency={isCurrency(currency) ? currency : 'INR'}
            />
          </LineCell>
        </>
      )}
    </PricedLines>
  );
}
