import { useTranslation } from '@freightdesk/shared-i18n';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';

/** The eye at the end of a password field, and the type that the field has by it. */
export function usePasswordToggle() {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={isShown ? t('Hide password') : t('Show password')}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
      </IconButton>
    </InputAdornment>
  );
  return { type: isShown ? 'text' : 'password', toggle } as const;
}
