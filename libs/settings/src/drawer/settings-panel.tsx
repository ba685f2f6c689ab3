import { useTranslation } from '@freightdesk/shared-i18n';
import Close from '@mui/icons-material/Close';
import RestartAlt from '@mui/icons-material/RestartAlt';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSettingsContext } from '../settings-context';
import { FullscreenButton } from './fullscreen-button';
import { SettingGroups } from './setting-groups';

const width = 280;

function PanelHeader() {
  const { t } = useTranslation();
  const { closeDrawer, reset, canReset } = useSettingsContext();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, paddingInline: '20px 12px', paddingBlock: 2 }}>
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
  );
}

/** How the page looks to this person. Every choice works at once. */
export function SettingsPanel() {
  const { t } = useTranslation();
  const { closeDrawer } = useSettingsContext();
  return (
    <Drawer
      anchor="right"
      open
      onClose={closeDrawer}
      slotProps={{
        // The page stays in sight, so that every choice is seen at work.
        backdrop: { invisible: true },
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('Settings'), elevation: 16, sx: { width } },
      }}
    >
      <PanelHeader />
      <Box sx={{ paddingInline: 2.5, paddingBlockEnd: 3, display: 'grid', gap: 3, overflowY: 'auto', flexGrow: 1 }}>
        <SettingGroups />
      </Box>
      <Box sx={{ padding: 2.5, borderBlockStart: '1px dashed', borderColor: 'divider' }}>
        <FullscreenButton />
      </Box>
    </Drawer>
  );
}
