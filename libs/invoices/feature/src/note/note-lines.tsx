import type { CorrectedDocument } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatMinor } from '@freightdesk/shared-money';
import { SmallTable, useIsPhone } from '@freightdesk/shared-ui';
import { AmountInput, type SchemaForm } from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NoteValues } from './note-values';
import { leftAmounts } from './left-amounts';
import { rateSaid } from '../document/rate-said';

interface NoteLinesProps {
  form: SchemaForm<NoteValues>;
  document: CorrectedDocument;
}

/** A line as the document has it; on a phone what is left stands under it. */
function LineName({ line, left }: { line: CorrectedDocument['lines'][number]; left: string }) {
  const isPhone = useIsPhone();
  const { t } = useTranslation();
  const { description, sac } = line;
  return (
    <>
      {description}
      <Typography variant="caption" color="textSecondary" component="div">
        {[sac, rateSaid(line, t), ...(isPhone ? [left] : [])].join(' · ')}
      </Typography>
    </>
  );
}

/** The lines of the document with what is left of each, and a field for what is taken off it. */
export function NoteLines({ form, document }: NoteLinesProps) {
  const { t } = useTranslation();
  const { currency } = document;
  const left = leftAmounts(document);
  const rows = document.lines.flatMap((line, index) => {
    const minor = left[index];
    if (!minor) return [];
    const text = formatMinor(minor, currency);
    const label = t('Take off line {{number}}', { number: index + 1 });
    return {
      key: index,
      cells: [
        <LineName key="line" line={line} left={text} />,
        text,
        <Box key="amount" sx={{ minInlineSize: 150 }}>
          <AmountInput form={form} name={`amounts.${index}`} label={label} currency={currency} />
        </Box>,
      ],
    };
  });
  return (
    <SmallTable
      label={t('Lines to take off')}
      columns={[
        { header: t('Line') },
        { header: t('Left before tax'), align: 'end', hideOnPhone: true },
        { header: t('Take off before tax'), align: 'end' },
      ]}
      rows={rows}
    />
  );
}
