import { useTranslation } from '@freightdesk/shared-i18n';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface RemoveLineProps {
  /** What is taken away, for those who hear it. */
  label: string;
  onClick: () => void;
  disabled?: boolean;
}

/** Takes one line out of a form, at the line's end. */
export function RemoveLine({ label, onClick, disabled = false }: RemoveLineProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      onClick={onClick}
      disabled={disabled}
      aria-label={t('Remove {{label}}', { label })}
      sx={{ justifySelf: 'end' }}
    >
      <DeleteIcon />
    </IconButton>
  );
}

interface LineRowProps {
  label: string;
  /** Widths of its fields, where there is room for them beside each other. */
  columns: string;
  /** From which width on there is. */
  from?: 'sm' | 'lg';
  /** How many stand beside each other where there is not. */
  onPhone?: 1 | 2;
  onRemove: () => void;
  children: ReactNode;
}

/** One line of a grid of fields; on a narrow screen its fields wrap, and the button stands below them. */
export function LineRow({ label, columns, from = 'lg', onPhone = 2, onRemove, children }: LineRowProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: `repeat(${onPhone}, minmax(0, 1fr))`, [from]: `${columns} auto` },
        '& > button': { gridColumn: { xs: 'auto / -1', [from]: 'auto' } },
      }}
    >
      {children}
      <RemoveLine label={label} onClick={onRemove} />
    </Box>
  );
}
