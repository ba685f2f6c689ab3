import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { BankAmount } from '../bank/bank-amount';
import type { Workbench } from './use-workbench';
import { keysOf } from './workbench-keys';

const takeFocus = (list: HTMLElement | null) => list?.focus({ preventScroll: true });
const keepInSight = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });

/** Lines of the statement, one of which a person is at. Here the keys are heard. */
export function LineColumn({ bench, currency }: { bench: Workbench; currency: string }) {
  const { t } = useTranslation();
  const { lines, line, goTo } = bench;
  return (
    <Card sx={{ minInlineSize: 0, alignSelf: 'start' }}>
      <Box
        ref={takeFocus}
        role="listbox"
        tabIndex={0}
        aria-label={t('Lines of the statement')}
        aria-activedescendant={line && `line-${line.id}`}
        onKeyDown={keysOf(bench)}
        sx={{
          maxBlockSize: { md: 'calc(100vh - 320px)' },
          minBlockSize: 160,
          overflowY: 'auto',
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        {lines.map((one, index) => {
          const isHere = one === line;
          return (
            <Box
              key={one.id}
              id={`line-${one.id}`}
              ref={isHere ? keepInSight : undefined}
              role="option"
              aria-selected={isHere}
              onClick={() => goTo(index)}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'auto minmax(0, 1fr) auto',
                gap: 1.5,
                alignItems: 'baseline',
                paddingBlock: 1,
                paddingInline: 2,
                cursor: 'pointer',
                borderInlineStart: 3,
                borderInlineStartColor: isHere ? 'primary.main' : 'transparent',
                backgroundColor: isHere ? 'action.selected' : undefined,
                '&:hover': { backgroundColor: 'action.hover' },
              }}
            >
              <Typography variant="body2" color={isHere ? 'textPrimary' : 'textSecondary'} component="span">
                <DateText date={one.date} />
              </Typography>
              <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
                {one.kind === 'OPENING' ? t('Balance brought forward') : one.narration}
              </Typography>
              <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
                <BankAmount minor={one.amountMinor} currency={currency} />
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
