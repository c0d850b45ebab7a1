/** The error of a form. The element is always in the page, so that screen readers announce its text. */
export const FormError = ({ text }: { text: string | null }) => (
  <div role="alert" className={text ? 'surco-login-refusal' : undefined}>
    {text}
  </div>
);
