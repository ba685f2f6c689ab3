import { removeLogo } from '@freightdesk/company-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard, useConfirm, useNotify } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { LogoPicture } from './logo-picture';
import { type LogoProps, LogoUpload } from './logo-upload';

function RemoveLogo({ company: { id, version }, onChanged, onRefused }: LogoProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const { mutateAsync } = useMutation({ ...mutationOf(removeLogo), onError: onRefused });
  const ask = async () => {
    const isRemoved = await confirm({
      title: t('Remove the logo?'),
      text: t('Invoices are printed without one from now on.'),
      confirmLabel: t('Remove'),
      danger: true,
      run: async () => onChanged(await mutateAsync({ id, version })),
    });
    if (isRemoved) notify(t('Logo removed'));
  };
  return (
    <Button color="error" onClick={() => void ask()}>
      {t('Remove the logo')}
    </Button>
  );
}

/** Paper is white in every theme, and the picture is made for paper. */
const onPaper = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: { xs: '100%', sm: 272 },
  minBlockSize: 128,
  padding: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.secondary',
  backgroundColor: 'background.paper',
  colorScheme: 'light',
};

/** The picture at the head of the company's documents: seen, chosen, replaced, taken away. */
export function LogoSection(props: LogoProps) {
  const { t } = useTranslation();
  const { name, logoId } = props.company;
  return (
    <SectionCard title={t('Logo')} action={logoId === null ? undefined : <RemoveLogo {...props} />}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: { sm: 'flex-start' } }}>
        <Box data-mode="light" sx={onPaper}>
          {logoId === null ? (
            <Typography variant="body2">{t('No logo yet')}</Typography>
          ) : (
            <LogoPicture id={logoId} companyName={name ?? ''} />
          )}
        </Box>
        <Box sx={{ flex: 1 }}>
          <LogoUpload {...props} />
        </Box>
      </Stack>
    </SectionCard>
  );
}
