import { useTranslation } from '@freightdesk/shared-i18n';
import AddIcon from '@mui/icons-material/Add';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface ColumnLineProps {
  header: string;
  isShown: boolean;
  /** Says which row it is: always shown, always first. */
  isFixed: boolean;
  canMoveBack: boolean;
  canMoveOn: boolean;
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
  onWidth: (by: 1 | -1) => void;
  onDrag: () => void;
  onDrop: () => void;
}

interface ActProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One that has nothing more to do keeps the focus: who moves a column by keys is not thrown out of the list when it is at its end. */
const Act = ({ label, disabled, onClick, children }: ActProps) => (
  <IconButton
    size="small"
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
    sx={{ '&[aria-disabled]': { color: 'action.disabled' } }}
  >
    {children}
  </IconButton>
);

/** A column in the list of columns: shown or not, its place, its width. */
export function ColumnLine(props: ColumnLineProps) {
  const { header, isShown, isFixed, canMoveBack, canMoveOn, onToggle, onMove, onWidth, onDrag, onDrop } = props;
  const { t } = useTranslation();
  const column = { column: header };
  return (
    <Stack
      component="li"
      direction="row"
      draggable={isShown && !isFixed}
      onDragStart={onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      sx={{ typography: 'body2', alignItems: 'center', cursor: isShown && !isFixed ? 'grab' : undefined }}
    >
      <Stack component="label" direction="row" sx={{ flexGrow: 1, gap: 1, alignItems: 'center', minInlineSize: 0 }}>
        <input type="checkbox" checked={isShown} disabled={isFixed} onChange={onToggle} />
        {header}
      </Stack>
      <Act label={t('Narrower: {{column}}', column)} disabled={!isShown} onClick={() => onWidth(-1)}>
        <RemoveIcon fontSize="inherit" />
      </Act>
      <Act label={t('Wider: {{column}}', column)} disabled={!isShown} onClick={() => onWidth(1)}>
        <AddIcon fontSize="inherit" />
      </Act>
      <Act label={t('Move up: {{column}}', column)} disabled={!canMoveBack} onClick={() => onMove(-1)}>
        <ArrowUpwardIcon fontSize="inherit" />
      </Act>
      <Act label={t('Move down: {{column}}', column)} disabled={!canMoveOn} onClick={() => onMove(1)}>
        <ArrowDownwardIcon fontSize="inherit" />
      </Act>
    </Stack>
  );
}
