import { useCall } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { EmptyState } from '@surco/shared/ui/feedback';
import { useNextStep } from '@surco/shared/ui/next-step';
import { usePriceLists } from '../api/usePriceLists';
import { PriceForm } from '../components/PriceForm';
import { PriceListSection } from '../components/PriceListSection';
import { useSelectedPriceList } from '../hooks/useSelectedPriceList';
import { formatPriceListKey, toPriceListQuery } from '../model/priceListKeys';

/** P-04: the prices of all products in a list, changed together. */
export default function PricesPage() {
  const { list, select, dialog } = useSelectedPriceList();
  const priceLists = usePriceLists();
  const nextStep = useNextStep('products');
  const response = useCall('GET /prices', { query: toPriceListQuery(list) }, { keepPreviousData: false });
  return (
    <div className="surco-form">
      <PriceListSection list={list} priceLists={priceLists} onSelect={select} />
      <RecordState response={response}>
        {(products) =>
          products.length === 0 ? (
            <EmptyState {...nextStep} />
          ) : (
            <PriceForm key={formatPriceListKey(list)} products={products} list={list} priceLists={priceLists} />
          )
        }
      </RecordState>
      {dialog}
    </div>
  );
}
