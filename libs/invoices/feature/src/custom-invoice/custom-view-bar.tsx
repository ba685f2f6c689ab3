import { type CustomColumn, customColumns, titleMax } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { CustomView } from './use-custom-view';

const columnLabel: Readonly<Record<CustomColumn, string>> = {
  job: 'Job',
  sac: 'SAC',
  quantity: 'Quantity',
  rate: 'Rate',
  amount: 'Amount',
  tax: 'Tax',
};

/** What the sheet is called and which columns it shows; nothing of it changes the document. */
export function CustomViewBar({ view }: { view: CustomView }) {
  const { t } = useTranslation();
  return (
    <SectionCard>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          label={t('Title')}
          size="small"
          value={view.title}
          onChange={(event) => view.setTitle(event.target.value)}
          slotProps={{ htmlInput: { maxLength: titleMax } }}
          sx={{ flex: '1 1 240px' }}
        />
        <ToggleButtonGroup
          size="small"
          value={view.columns}
          aria-label={t('Columns')}
          sx={{ flexWrap: 'wrap' }}
          onChange={(_event, columns: CustomColumn[]) => view.setColumns(columns)}
        >
          {customColumns.map((column) => (
            <ToggleButton key={column} value={column}>
              {t(columnLabel[column])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
    </SectionCard>
  );
}
