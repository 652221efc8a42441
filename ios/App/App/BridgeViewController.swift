import Capacitor
import UIKit

/// The web view with the app's own plug-in, on the colour of the pages' paper until they are there.
class BridgeViewController: CAPBridgeViewController {
    override func capacitorDidLoad() {
        bridge?.registerPluginInstance(BackgroundLocation())
        let paper = UIColor(named: "Paper")
        webView?.backgroundColor = paper
        webView?.scrollView.backgroundColor = paper
    }
}
