/**
 * Blocks the system's dialogs for files and printing, which would give a shopper access to the system. Electron has no event for
 * a file input (electron/electron#32671), so its clicks are prevented; pickers without an input are disabled in screen.ts.
 * Runs in the page before its scripts, so it refers to nothing outside.
 */
export function blockDialogs(): void {
  const isFileInput = (target: unknown) => target instanceof HTMLInputElement && target.type === 'file';
  const prevent = (event: Event) => {
    if (isFileInput(event.composedPath()[0])) event.preventDefault();
  };
  window.print = () => {};
  window.addEventListener('click', prevent, true);
  // No listener of the window sees a click outside the document, which only a script can cause.
  const watchTree = (node: Node) => node.getRootNode().addEventListener('click', prevent, true);
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function () {
    watchTree(this);
    click.call(this);
  };
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type === 'click' && this instanceof Node) watchTree(this);
    return dispatchEvent.call(this, event);
  };
  const { showPicker } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.showPicker = function () {
    if (!isFileInput(this)) showPicker.call(this);
  };
}
