import { useTranslation } from '@freightdesk/shared-i18n';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';
import { held } from '../layout/held';
import type { ListSource } from './list-source';
import { pageSizeChoices, rangeText, smallestPage } from './paging';

type PagingProps = Pick<
  ListSource<unknown>,
  'page' | 'pageSize' | 'total' | 'totalIsExact' | 'countAll' | 'setPage' | 'setPageSize'
>;

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

/** How many there are, whether or not they need pages. */
function Count(list: PagingProps) {
  const { t } = useTranslation();
  return (
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('{{range}} of {{total}}', rangeText(list))}
      {list.countAll && (
        <Button size="small" onClick={list.countAll}>
          {t('Count all')}
        </Button>
      )}
    </Typography>
  );
}

const footLook = {
  alignItems: 'center',
  justifyContent: 'flex-end',
  paddingInline: 2,
  paddingBlock: 0.5,
  minBlockSize: 44,
};

export function PagingFooter(list: PagingProps) {
  const { page, pageSize, total, setPage, setPageSize } = list;
  const { t } = useTranslation();
  if (total <= smallestPage || !setPageSize) {
    return (
      <Stack direction="row" sx={footLook}>
        <Count {...list} />
      </Stack>
    );
  }
  return (
    <Stack component="nav" aria-label={t('Pages')} direction="row" spacing={2} sx={footLook}>
      <Typography component="label" variant="body2" data-screen>
        {t('Rows a page')}{' '}
        <Box
          component="select"
          value={pageSize}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => setPageSize(Number(event.target.value))}
          sx={{ font: 'inherit', color: 'inherit', backgroundColor: 'background.paper', border: 0, minBlockSize: 24 }}
        >
          {pageSizeChoices(pageSize).map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Box>
      </Typography>
      <Count {...list} />
      <IconButton size="small" aria-label={t('Previous page')} onClick={() => setPage(page - 1)} {...held(page <= 1)}>
        <ChevronLeftIcon sx={mirrored} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('Next page')}
        onClick={() => setPage(page + 1)}
        {...held(page * pageSize >= total)}
      >
        <ChevronRightIcon sx={mirrored} />
      </IconButton>
    </Stack>
  );
}
