import { documentFileKinds, type DocumentKind, documentKindLabel } from '@freightdesk/activity-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useIsPhone } from '@freightdesk/shared-ui';
import AttachFileIcon from '@mui/icons-material/AttachFileOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import type { Uploads } from './use-uploads';

interface ChooseProps {
  label: string;
  icon: ReactNode;
  accept: string;
  /** The camera of the phone, and not its albums. */
  isCamera?: boolean;
  onChosen: Uploads['send'];
}

/** A button before the browser's own, which cannot be styled and speaks the browser's language. */
function Choose({ label, icon, accept, isCamera = false, onChosen }: ChooseProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" startIcon={icon} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={!isCamera}
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        aria-label={label}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])]);
          // The same file, mended meanwhile, is chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

const isKind = (value: string): value is DocumentKind => Object.hasOwn(documentKindLabel, value);

/** Where files are added: what they are, and the ways to choose them. */
export function FileBar({ uploads: { kind, setKind, send } }: { uploads: Uploads }) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label={t('Kind of file')}
        value={kind}
        onChange={({ target }) => isKind(target.value) && setKind(target.value)}
        sx={{ inlineSize: 190 }}
      >
        {Object.entries(documentKindLabel).map(([code, label]) => (
          <MenuItem key={code} value={code}>
            {t(label)}
          </MenuItem>
        ))}
      </TextField>
      <Choose label={t('Add files')} icon={<AttachFileIcon />} accept={documentFileKinds.join(',')} onChosen={send} />
      {isPhone ? (
        <Choose label={t('Take a photo')} icon={<CameraIcon />} accept="image/*" isCamera onChosen={send} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('or drop or paste them here')}
        </Typography>
      )}
    </Stack>
  );
}
