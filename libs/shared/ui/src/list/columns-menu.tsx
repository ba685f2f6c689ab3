import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { arranged, type Density, withMoved, withToggled, withWidth } from './arrangement';
import { ChipButton } from './chip-button';
import { ColumnLine } from './column-line';
import type { ShownColumn } from './shown-columns';
import type { Arranging } from './use-arrangement';

interface ColumnsMenuProps<Row> extends Arranging {
  button: HTMLElement;
  columns: readonly ShownColumn<Row>[];
  onClose: () => void;
}

const stepPx = 24;

/** As it stands in the list: one of words is wider there than it must be, and no step wider makes it narrower. */
function widthOf({ id, width }: { id: string; width: number }, button: HTMLElement): number {
  const head = button.closest('[data-list]')?.querySelector(`th[data-column="${id}"]`);
  return head?.getBoundingClientRect().width || width;
}

function DensityChoice({ density, setDensity }: Pick<Arranging, 'density' | 'setDensity'>) {
  const { t } = useTranslation();
  const choices: readonly Density[] = ['compact', 'comfortable'];
  return (
    <Stack direction="row" role="group" aria-label={t('Rows')} sx={{ gap: 1 }}>
      {choices.map((choice) => (
        <ChipButton
          key={choice}
          label={choice === 'compact' ? t('Compact') : t('Comfortable')}
          isOn={density === choice}
          aria-pressed={density === choice}
          onClick={() => setDensity(choice)}
        />
      ))}
    </Stack>
  );
}

/** Which columns a list shows, in which order and how wide: by drawing them, or by buttons and so by keys. */
export function ColumnsMenu<Row>({ button, columns, onClose, ...arranging }: ColumnsMenuProps<Row>) {
  const { arrangement, arrange } = arranging;
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<string | null>(null);
  const shown = arranged(columns, arrangement);
  const hidden = columns.filter(({ id }) => !shown.some((column) => column.id === id));
  const move = (id: string, to: number) => arrange(withMoved(columns, arrangement, { id, to }));
  return (
    <Popover
      open
      anchorEl={button}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('Columns'), sx: { padding: 2, inlineSize: 380 } } }}
    >
      <DensityChoice {...arranging} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ marginBlock: 1 }}>
        {t('Drag a column, or use its arrows. The first one always stays.')}
      </Typography>
      <Stack component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {[...shown, ...hidden].map((column, index) => (
          <ColumnLine
            key={column.id}
            header={column.header}
            isShown={index < shown.length}
            isFixed={index === 0}
            canMoveOn={index > 0 && index < shown.length - 1}
            canMoveBack={index > 1 && index < shown.length}
            onToggle={() => arrange(withToggled(columns, arrangement, column.id))}
            onMove={(by) => move(column.id, index + by)}
            onWidth={(by) =>
              arrange(withWidth(shown, arrangement, { id: column.id, width: widthOf(column, button) + by * stepPx }))
            }
            onDrag={() => setDragged(column.id)}
            onDrop={() => dragged !== null && move(dragged, index)}
          />
        ))}
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'space-between', marginBlockStart: 1 }}>
        <Button size="small" color="inherit" disabled={!arrangement} onClick={() => arrange(undefined)}>
          {t('As it was')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('Done')}
        </Button>
      </Stack>
    </Popover>
  );
}
