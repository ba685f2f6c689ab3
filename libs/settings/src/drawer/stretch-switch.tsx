import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSettingsContext } from '../settings-context';

/** Whether the page takes the whole width of a very wide screen. */
export function StretchSwitch() {
  const { t } = useTranslation();
  const { settings, update } = useSettingsContext();
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="label" htmlFor={id} variant="subtitle2">
          {t('Stretch')}
        </Typography>
        <Switch
          checked={settings.themeStretch}
          onChange={(_event, checked) => update('themeStretch', checked)}
          slotProps={{ input: { id, role: 'switch', 'aria-describedby': hintId } }}
        />
      </Box>
      <Typography id={hintId} variant="caption" color="textSecondary" component="p">
        {t('Only available at large resolutions > 1600px (xl)')}
      </Typography>
    </div>
  );
}
