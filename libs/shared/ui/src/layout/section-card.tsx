import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionCardProps {
  title?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

export function SectionCard({ title, action, children }: SectionCardProps) {
  return (
    <Card component="section" sx={{ padding: { xs: 2, sm: 3 } }}>
      {title || action ? (
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, marginBlockEnd: 2 }}
        >
          {title ? (
            <Typography variant="h6" component="h2">
              {title}
            </Typography>
          ) : null}
          {action}
        </Stack>
      ) : null}
      {children}
    </Card>
  );
}
