import type { Voucher } from '@surco/shared/contract';
import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { useVoucherPdf } from '../api/useVoucherPdf';
import { texts } from '../texts';

/** open and download. */
export function PdfButtons({ voucher }: { voucher: Pick<Voucher, 'id' | 'folio'> }) {
  const { runningAction, run } = useVoucherPdf(voucher);
  return (
    <>
      <Button
        icon={<Icon name="file" />}
        loading={runningAction === 'open'}
        disabled={!!runningAction}
        onClick={() => void run('open')}
      >
        {texts.pdf}
      </Button>
      <Button
        icon={<Icon name="download" />}
        loading={runningAction === 'download'}
        disabled={!!runningAction}
        onClick={() => void run('download')}
      >
        {texts.pdfDownload}
      </Button>
    </>
  );
}
