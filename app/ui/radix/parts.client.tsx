import { setNonce } from "get-nonce";

export { ModalDialog } from "../dialog/modal-dialog.tsx";
export { DropdownMenu } from "../menu/dropdown-menu.tsx";
export { RadixProgress } from "../progress/radix-progress.tsx";
export { RadixToasts } from "../toast/radix-toasts.tsx";

// Before any of them renders: react-remove-scroll adds a style element, and the page's policy lets it in by its nonce.
setNonce(document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "");
