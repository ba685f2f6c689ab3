import { useTranslation } from '@freightdesk/shared-i18n';
import { LineGrid, type SchemaForm } from '@freightdesk/shared-ui/forms';
import type { Need, NeedTable } from '@freightdesk/tracking-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NeedInput } from './need-input';
import type { StatusValues } from './status-values';

interface OwnFactsProps {
  form: SchemaForm<StatusValues>;
  table: NeedTable;
  /** The facts that stand beside each other. */
  names: readonly string[];
  /** The shipments in the order of the form's lines, by the numbers of their jobs or dockets. */
  lines: readonly { id: string; number: string; asks: (name: string) => boolean }[];
}

const isFigure = ({ kind }: Need) => kind === 'count' || kind === 'decimal' || kind === 'paise';

/** A line for each of several shipments with what is its own; a column of a spreadsheet can be pasted into it. */
export function OwnFactsGrid({ form, table, names, lines }: OwnFactsProps) {
  const { t } = useTranslation();
  const needs = names.flatMap((name) => {
    const need = table[name];
    return need ? [{ name, need }] : [];
  });
  const columns = needs.map(({ name, need }) => ({
    ...{ field: name, label: t(need.label), width: 'minmax(0, 1fr)' },
    isFigure: isFigure(need),
  }));
  const numberColumn = { field: '', label: t('Shipment'), width: 'minmax(120px, auto)' };
  const cellOf = (index: number, name: string, need: Need) =>
    lines[index]?.asks(name) ? (
      <NeedInput key={name} form={form} name={`each.${index}.${name}`} need={need} required={false} />
    ) : (
      <Typography key={name} variant="body2" color="textSecondary" sx={{ padding: 1 }}>
        {t('Not asked')}
      </Typography>
    );
  return (
    <Box role="group" aria-label={t('Of each shipment')}>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1 }}>
        {t(
          'What differs from one shipment to the next. A column copied from a spreadsheet can be pasted, also with the numbers beside it.',
        )}
      </Typography>
      <LineGrid
        form={form}
        lines={lines}
        columns={[numberColumn, ...columns]}
        nameOf={(index) => lines[index]?.number ?? ''}
      >
        {(index) => (
          <>
            <Typography variant="body2" sx={{ paddingBlock: 1, gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
              {lines[index]?.number}
            </Typography>
            {needs.map(({ name, need }) => cellOf(index, name, need))}
          </>
        )}
      </LineGrid>
    </Box>
  );
}
