import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, FactList, InstantText } from '@freightdesk/shared-ui';
import type { Pod } from '@freightdesk/tracking-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, useId } from 'react';

/** Shows a kept file, or saves it. */
export type ShownFile = ComponentType<{ file: Pod['file'] & { id: string } }>;

interface PodSectionProps {
  pod: Pod;
  File: ShownFile;
}

/** Who took the goods, and the paper that shows it. */
export function PodSection({ pod, File }: PodSectionProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { receiverName, deliveredAt, receivedOn, remarks, documentId, file, uploadedAt, uploadedBy, verifiedAt } = pod;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="subtitle1" component="h3" gutterBottom>
        {t('Proof of delivery')}
      </Typography>
      <FactList
        facts={[
          { label: t('Receiver'), value: receiverName },
          { label: t('Delivered at'), value: <InstantText instant={deliveredAt} /> },
          { label: t('Paper received on'), value: <DateText date={receivedOn} /> },
          { label: t('Remarks'), value: remarks },
          {
            label: t('Uploaded'),
            value: (
              <>
                <InstantText instant={uploadedAt} /> · {uploadedBy.name}
              </>
            ),
          },
          { label: t('Verified'), value: verifiedAt === null ? t('Not yet') : <InstantText instant={verifiedAt} /> },
        ]}
      />
      <File file={{ id: documentId, ...file }} />
    </Box>
  );
}
