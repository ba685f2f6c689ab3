import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, FactList, InstantText } from '@freightdesk/shared-ui';
import { type Pod, proofKindLabel } from '@freightdesk/tracking-contract';
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
  const { proofKind, deliveredAt, receivedOn, remarks, documentId, file, uploadedAt, uploadedBy, verifiedAt } = pod;
  const receiver = [pod.receiverName, pod.receiverRelation, pod.receiverPhone].filter(Boolean).join(' · ');
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="subtitle1" component="h3" gutterBottom>
        {t('Proof of delivery')}
      </Typography>
      <FactList
        facts={[
          { label: t('Proof'), value: t(proofKindLabel[proofKind]) },
          { label: t('Receiver'), value: receiver },
          { label: t('Delivered at'), value: <InstantText instant={deliveredAt} /> },
          { label: t('Paper received on'), value: <DateText date={receivedOn} /> },
          { label: t('Packages short'), value: pod.packagesShort ?? undefined },
          { label: t('Packages damaged'), value: pod.packagesDamaged ?? undefined },
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
