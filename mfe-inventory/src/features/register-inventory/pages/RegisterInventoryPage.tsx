import { productPaths } from '@surco/shared/contract';
import { useCall } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { EmptyState } from '@surco/shared/ui/feedback';
import { RegisterForm } from '../components/RegisterForm';
import { texts } from '../texts';

/** registers the initial inventory of several products at one distributor. */
export default function RegisterInventoryPage() {
  const response = useCall('GET /products/enabled', {});
  return (
    <RecordState response={response}>
      {(products) =>
        products.length === 0 ? (
          <EmptyState text={texts.noProducts} action={{ label: texts.newProduct, to: productPaths.newProduct }} />
        ) : (
          <RegisterForm products={products} />
        )
      }
    </RecordState>
  );
}
