interface Props {
  label: string;
  value: string;
}

/** One entry of a description list. */
export const LabeledValue = ({ label, value }: Props) => (
  <div className="surco-sale-figure">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
