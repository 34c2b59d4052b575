interface ScriptSupportProps {
  /** Shown until the script runs. */
  noScript: string;
  /** Shown by the script where the browser cannot. */
  unsupported: string;
}

/** Why a feature that needs a script is not there. The script shows which line is so (app/browser/show-state.ts). */
export function ScriptSupport({ noScript, unsupported }: ScriptSupportProps) {
  return (
    <>
      {/* Not `noscript`: this also holds where the script does not arrive. */}
      <p data-state="script">{noScript}</p>
      <p data-state="unsupported" hidden>
        {unsupported}
      </p>
    </>
  );
}
