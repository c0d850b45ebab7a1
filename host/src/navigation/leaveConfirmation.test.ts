import { onChangesAbandoned, useUnsavedChanges } from '@surco/shared/platform';
import { renderHook } from '@testing-library/react';
import { confirmUnsavedChanges, leaveConfirmation } from './leaveConfirmation';

test('asks only with unsaved changes, and abandons them only when the user agrees', async () => {
  const onAbandoned = jest.fn();
  const stop = onChangesAbandoned(onAbandoned);
  expect(await confirmUnsavedChanges()).toBe(true);
  renderHook(() => useUnsavedChanges(true));
  const refused = confirmUnsavedChanges();
  leaveConfirmation.answer(false);
  expect(await refused).toBe(false);
  expect(onAbandoned).not.toHaveBeenCalled();
  const agreed = confirmUnsavedChanges();
  leaveConfirmation.answer(true);
  expect(await agreed).toBe(true);
  expect(onAbandoned).toHaveBeenCalledTimes(1);
  stop();
});
