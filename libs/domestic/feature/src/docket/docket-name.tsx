import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';

/** How a docket is called: by its number, which it takes when it is booked. */
export function useDocketName(): (docket: { number: string | null }) => string {
  const { t } = useTranslation();
  return ({ number }) => number ?? t('Draft docket');
}

/** A number is written from left to right and never broken. */
export function DocketNumber({ number }: { number: string | null }) {
  const { t } = useTranslation();
  if (number === null) return t('Not booked');
  return (
    <Box component="span" dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
      {number}
    </Box>
  );
}
