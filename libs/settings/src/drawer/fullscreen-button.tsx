import { useTranslation } from '@freightdesk/shared-i18n';
import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

const isFullscreen = (): boolean => Boolean(document.fullscreenElement);

/** The browser may refuse, and the person may leave fullscreen by a key of the browser: the button follows either way. */
const toggle = () =>
  (isFullscreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined);

export function FullscreenButton() {
  const { t } = useTranslation();
  const isOn = useSyncExternalStore(subscribe, isFullscreen);
  return (
    <Button
      variant="outlined"
      color="inherit"
      fullWidth
      startIcon={isOn ? <FullscreenExit /> : <Fullscreen />}
      onClick={() => void toggle()}
    >
      {isOn ? t('Exit Fullscreen') : t('Fullscreen')}
    </Button>
  );
}
