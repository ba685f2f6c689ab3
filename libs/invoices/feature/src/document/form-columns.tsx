import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface FormColumnsProps {
  /** What the document comes to; it stays in sight beside the fields, and stands beneath them where there is no room. */
  preview: ReactNode;
  children: ReactNode;
}

/** The fields of a document's form and, beside them, what they come to. */
export function FormColumns({ preview, children }: FormColumnsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 320px' } }}>
      <Stack spacing={3}>{children}</Stack>
      <Box sx={{ alignSelf: 'start', position: { lg: 'sticky' }, insetBlockStart: { lg: 96 } }}>{preview}</Box>
    </Box>
  );
}
