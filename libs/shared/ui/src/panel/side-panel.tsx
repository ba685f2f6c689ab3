import { useTranslation } from '@freightdesk/shared-i18n';
import CloseIcon from '@mui/icons-material/Close';
import OpenInFullIcon from '@mui/icons-material/OpenInFullOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

export interface SidePanelProps {
  title: string;
  /** Beside the title, such as a status; below it where there is no room. */
  badge?: ReactNode;
  /** Where the record stands in full. */
  page?: string;
  /** Of a record with tables in it. */
  isWide?: boolean;
  /** Stand below the record, always in sight. */
  actions?: ReactNode;
  onClose: () => void;
  /** The record's parts, a line between each two; put them in `Loaded` where they are read first. */
  children: ReactNode;
}

/** By style and not by elements between them, so that parts may come out of one component. */
const partsLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 3,
  padding: 2,
  overflow: 'auto',
  flexGrow: 1,
  // A notice has a frame of its own, and tabs are no higher than their texts: room above would cut them.
  '&& > * + *:not(.MuiAlert-root, .MuiTabs-root)': {
    borderBlockStart: '1px solid',
    borderColor: 'divider',
    paddingBlockStart: 3,
  },
};

/**
 * One record at the side of its list; on a phone it fills the window. Mount it to open it: Escape, the cross and a click
 * beside it close it, and the row that it was opened from has the focus again.
 */
export function SidePanel(props: SidePanelProps) {
  const { title, badge, page, isWide = false, actions, onClose, children } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const paper = {
    role: 'dialog',
    'aria-labelledby': titleId,
    sx: { inlineSize: { xs: '100%', sm: 560, md: isWide ? 840 : 560 } },
  };
  return (
    <Drawer anchor="right" open onClose={onClose} slotProps={{ paper }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1, padding: 2 }}>
        <Stack
          direction="row"
          sx={{ flexGrow: 1, flexWrap: 'wrap', alignItems: 'center', gap: 1, minInlineSize: 0, minBlockSize: 40 }}
        >
          {/* A number such as SE/26-27/00011 is not broken while it fits a line. */}
          <Typography id={titleId} variant="h6" component="h2" sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
            {title}
          </Typography>
          {badge}
        </Stack>
        {page && (
          <IconButton component={Link} to={page} aria-label={t('Open the page')}>
            <OpenInFullIcon />
          </IconButton>
        )}
        <IconButton onClick={onClose} aria-label={t('Close')}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Divider />
      {/* In the tab order, so that a record without links can be scrolled by keyboard. */}
      <Box tabIndex={0} sx={partsLook}>
        {children}
      </Box>
      {actions}
    </Drawer>
  );
}
