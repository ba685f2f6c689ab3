import { useTranslation } from '@freightdesk/shared-i18n';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface LineRowProps {
  /** What the line is, for those who hear it. */
  label: string;
  /** Widths of its fields, where there is room for them beside each other. */
  columns: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One line of a grid of fields; on a narrow screen its fields wrap. */
export function LineRow({ label, columns, onRemove, children }: LineRowProps) {
  const { t } = useTranslation();
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: `${columns} auto` },
      }}
    >
      {children}
      <IconButton onClick={onRemove} aria-label={t('Remove {{label}}', { label })} sx={{ justifySelf: 'end' }}>
        <DeleteIcon />
      </IconButton>
    </Box>
  );
}
