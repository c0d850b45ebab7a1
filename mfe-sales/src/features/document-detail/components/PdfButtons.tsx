import type { Voucher } from '@surco/shared/contract';
import { Icon } from '@surco/shared/ui/icon';
import { Button } from 'antd';
import { useVoucherPdf } from '../api/useVoucherPdf';
import { texts } from '../texts';

/** to look at, and to keep. */
export function PdfButtons({ voucher }: { voucher: Pick<Voucher, 'id' | 'folio'> }) {
  const { busy, run } = useVoucherPdf(voucher);
  return (
    <>
      <Button icon={<Icon name="file" />} loading={busy === 'open'} disabled={!!busy} onClick={() => void run('open')}>
        {texts.pdf}
      </Button>
      <Button
        icon={<Icon name="download" />}
        loading={busy === 'download'}
        disabled={!!busy}
        onClick={() => void run('download')}
      >
        {texts.pdfDownload}
      </Button>
    </>
  );
}
