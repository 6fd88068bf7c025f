import { Modal, type ModalProps } from "../dialog/modal.tsx";

export type DrawerProps = ModalProps;

/** A panel that comes in from where the lines begin, as high as the screen; a strip of the page stays in sight. */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} kind="drawer" />;
}
