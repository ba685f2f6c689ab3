import { useTranslation } from '@freightdesk/shared-i18n';
import { type LineColumn, LineGrid } from '@freightdesk/shared-ui/forms';
import type { FieldValues } from 'react-hook-form';
import { ChargeCells } from './charge-cells';
import type { ChargeTerms } from './charge-line';

interface ChargeLinesProps<Values extends FieldValues> extends ChargeTerms<Values> {
  /** The lines by their keys and how they come and go, as `gridLines` says. */
  lines: readonly { id: string }[];
  onAdd: () => void;
  onRemove: (index: number) => () => void;
}

/** In the order of a tariff: what and by what, of whom and what it costs, what it is sold for; the two rates stand side by side. */
const widths = {
  description: ['Charge', 'minmax(110px, 1.6fr)'],
  leg: ['Leg', '98px'],
  basis: ['Basis', 'minmax(84px, 1fr)'],
  quantity: ['Quantity', '68px'],
  vendorId: ['Vendor', 'minmax(90px, 1.2fr)'],
  buyCurrency: ['Currency', '78px'],
  buyRate: ['Buy rate', '80px'],
  sellRate: ['Sell rate', '80px'],
  sellCurrency: ['Currency', '78px'],
} as const;

const figures = ['quantity', 'buyRate', 'sellRate'];

/** Charges of a job, a docket or a quotation, a row for each: what it costs, what it is sold for, and what is left. */
export function ChargeLines<Values extends FieldValues>(props: ChargeLinesProps<Values>) {
  const { lines, onAdd, onRemove, ...terms } = props;
  const { form, hasLegs = true } = terms;
  const { t } = useTranslation();
  const columns: LineColumn[] = Object.entries(widths)
    .filter(([field]) => hasLegs || field !== 'leg')
    .map(([field, [label, width]]) => ({ field, width, label: t(label), isFigure: figures.includes(field) }));
  return (
    <LineGrid
      form={form}
      columns={[
        ...columns,
        { field: 'figures', label: t('Sell and margin'), width: 'minmax(96px, 0.8fr)', isFigure: true },
        { field: 'more', label: '', width: '34px' },
      ]}
      lines={lines}
      nameOf={(index) => t('Charge {{number}}', { number: index + 1 })}
      addLabel={t('Add charge')}
      onAdd={onAdd}
      onRemove={onRemove}
      mayBeEmpty
    >
      {(index) => <ChargeCells terms={terms} index={index} />}
    </LineGrid>
  );
}
