import { maxPaymentPhotos } from '@surco/shared/domain';
import { type PendingPhoto, randomUuid } from '@surco/shared/platform';
import { Icon } from '@surco/shared/ui/display';
import { ImageButton, toDataUrl } from '@surco/shared/ui/image';
import { Button } from 'antd';
import { photoTexts as texts } from '../model/photoTexts';
import './photos.css';

interface Props {
  photos: readonly PendingPhoto[];
  onChange: (change: (photos: readonly PendingPhoto[]) => readonly PendingPhoto[]) => void;
}

/** the photos of the slip of a payment that is not recorded yet. */
export const PhotoPicker = ({ photos, onChange }: Props) => (
  <div className="surco-photos">
    {photos.length > 0 && (
      <ul className="surco-photo-list">
        {photos.map(({ id, image }, index) => (
          <li key={id}>
            <img src={image} alt={texts.photo(index + 1)} />
            <Button
              icon={<Icon name="trash" size={16} />}
              aria-label={texts.remove(index + 1)}
              onClick={() => onChange((current) => current.filter((photo) => photo.id !== id))}
            />
          </li>
        ))}
      </ul>
    )}
    {photos.length < maxPaymentPhotos && (
      <ImageButton
        label={texts.addSlip}
        kind="photo"
        onChoose={async (photo) => {
          const added = { id: randomUuid(), image: await toDataUrl(photo) };
          onChange((current) => [...current, added]);
        }}
      />
    )}
  </div>
);
