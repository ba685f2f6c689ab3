import { useTranslation } from '@freightdesk/shared-i18n';
import Close from '@mui/icons-material/Close';
import RestartAlt from '@mui/icons-material/RestartAlt';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type Settings, settingsChoices } from '../settings';
import { useSettingsContext } from '../settings-context';
import { ChoiceGroup } from './choice-group';

const width = 280;

type WordySetting = { [Key in keyof Settings]: Settings[Key] extends string ? Key : never }[keyof Settings];

/** Names that are not the value with a capital letter. */
const spelled: Record<string, string> = { ltr: 'LTR', rtl: 'RTL' };
const nameOf = (value: string) => spelled[value] ?? value.charAt(0).toUpperCase() + value.slice(1);

function Choice<Key extends WordySetting>({ label, setting }: { label: string; setting: Key }) {
  const { t } = useTranslation();
  const { settings, update } = useSettingsContext();
  const choices: readonly Settings[Key][] = settingsChoices[setting];
  return (
    <ChoiceGroup
      label={t(label)}
      value={settings[setting]}
      choices={choices.map((value) => ({ value, name: t(nameOf(value)) }))}
      onChoose={(value) => update(setting, value)}
    />
  );
}

/** How the page looks to this person. Every choice works at once. */
export function SettingsPanel() {
  const { t } = useTranslation();
  const { closeDrawer, reset, canReset } = useSettingsContext();

  return (
    <Drawer
      anchor="right"
      open
      onClose={closeDrawer}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('Settings'), sx: { width } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 2.5, py: 2 }}>
        <Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
          {t('Settings')}
        </Typography>
        <IconButton aria-label={t('Reset')} onClick={reset}>
          <Badge color="error" variant="dot" invisible={!canReset}>
            <RestartAlt />
          </Badge>
        </IconButton>
        <IconButton aria-label={t('Close')} onClick={closeDrawer}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ px: 2.5, pb: 3, display: 'grid', gap: 3 }}>
        <Choice label="Mode" setting="themeMode" />
        <Choice label="Contrast" setting="themeContrast" />
        <Choice label="Direction" setting="themeDirection" />
        <Choice label="Layout" setting="themeLayout" />
        <Choice label="Presets" setting="themeColorPresets" />
      </Box>
    </Drawer>
  );
}
