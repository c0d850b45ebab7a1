/** Says why it did not work; its place is there from the start, so that screen readers notice when it fills. */
export const Refusal = ({ text }: { text: string | null }) => (
  <div role="alert" className={text ? 'surco-login-refusal' : undefined}>
    {text}
  </div>
);
